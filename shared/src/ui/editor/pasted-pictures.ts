/** Pictures that are pasted or dropped by themselves. Words are copied with a picture of them, which nobody means. */
export function picturesOf(pasted: DataTransfer | null): File[] {
  const files = [...(pasted?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  const html = pasted?.getData('text/html') ?? ''
  return wordsOf(html) === '' ? files : []
}

/** How many pictures stand among pasted words: they lie on other sites or in other programs. Those of our texts come along. */
export function lostPictures(pasted: DataTransfer | null): number {
  const html = pasted?.getData('text/html') ?? ''
  const all = html.match(/<(?:img|v:imagedata)\b/gi)?.length ?? 0
  const own = html.match(/<figure\b[^>]*data-image=/gi)?.length ?? 0
  return Math.max(all - own, 0)
}

const wordsOf = (html: string) =>
  html.replace(/<(style|script|title)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[^>]*>/gi, '').replace(/&nbsp;|\s/g, '')
