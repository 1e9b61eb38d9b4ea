/** Which test files there are and which of them were asked for. */
import { ROOT } from '../database.ts'

const WHERE = '{api,shared,site,admin,scripts}/**/*.test.{ts,tsx}'

/** Test files as paths from the root; journeys are those that need a browser and the built product. */
export type TestFiles = { quick: string[]; journeys: string[] }

/** Finds the test files whose path holds one of the words, all of them when there are none. */
export function findTests(words: string[]): TestFiles {
  const paths = [...new Bun.Glob(WHERE).scanSync({ cwd: ROOT })]
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .sort()
  return chooseTests(paths, words)
}

/** The choice itself, on given paths. */
export function chooseTests(paths: string[], words: string[]): TestFiles {
  const wanted = words.map((word) => word.toLowerCase().replace(/^\.\//, ''))
  const chosen = paths.filter((path) => wanted.length === 0 || wanted.some((word) => path.toLowerCase().includes(word)))
  return {
    quick: chosen.filter((path) => !isJourney(path)),
    journeys: chosen.filter(isJourney),
  }
}

function isJourney(path: string) {
  return path.includes('/e2e/')
}
