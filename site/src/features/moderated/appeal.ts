import { ask } from '@ostrov/shared/wire/answers'
import { refusalOf, textOf, type Visit } from '../../visit'

/** An appeal that was not taken: what was typed, and why. */
export type Appealing = { verdict_id: string; words: string; refusal: string }

/** Sends what somebody says against a refusal; null when it was taken. */
export async function sendAppeal({ api }: Visit, form: URLSearchParams): Promise<Appealing | null> {
  const [verdict_id, words] = [textOf(form, 'verdict_id'), textOf(form, 'words')]
  try {
    await ask(api.user.moderation({ id: verdict_id }).appeal.post({ words }))
    return null
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { verdict_id, words, refusal: errors.words ?? message }
  }
}
