const MEN_LIKE_WOMEN = ['Илья', 'Никита']
/** «взял{а}», «пош{ёл|ла}»: what a woman adds, or a man's ending and a woman's. */
const ENDINGS = /\{([^|}]*)(?:\|([^}]*))?\}/g

/** A review as this person writes it: in Russian the past tense tells a man from a woman. */
export function inVoiceOf(name: string, text: string): string {
  const woman = isWoman(name)
  return text.replaceAll(ENDINGS, (_, first: string, second?: string) => {
    if (second === undefined) return woman ? first : ''
    return woman ? second : first
  })
}

/** Whether a woman bears this name, first name first. */
export function isWoman(name: string): boolean {
  const first = name.split(' ')[0] ?? ''
  return /[ая]$/.test(first) && !MEN_LIKE_WOMEN.includes(first)
}
