import { type Answer, ask, Problem } from './answers'

/**
 * The data of an answer, or null where nothing stands at this address (404, or an id that is none).
 * @throws {Problem} for everything else.
 */
export async function askOrNull<Data>(request: Promise<Answer<Data>>): Promise<Data | null> {
  try {
    return await ask(request)
  } catch (problem) {
    if (isNowhere(problem)) return null
    throw problem
  }
}

/** Whether what was thrown says that nothing stands at this address. */
export function isNowhere(error: unknown): boolean {
  return error instanceof Problem && (error.status === 404 || error.status === 422)
}
