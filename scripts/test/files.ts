/** Which test files there are and which of them were asked for. */
import { ROOT } from '../database.ts'
import { LIGHT_JOURNEYS, WHOLE_QUICK } from './tiers.ts'

const WHERE = '{api,shared,site,admin,scripts}/**/*.test.{ts,tsx}'

/** Test files as paths from the root; journeys are those that need a browser and the built product. */
export type TestFiles = { quick: string[]; journeys: string[] }
/** One of several machines that share a run: the first takes all but the journeys, which the others divide. */
export type Shard = { at: number; of: number }

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

/** Of these the light tier's. */
export function chooseLight({ quick, journeys }: TestFiles): TestFiles {
  return {
    quick: quick.filter((path) => !Object.hasOwn(WHOLE_QUICK, path)),
    journeys: journeys.filter((path) => Object.hasOwn(LIGHT_JOURNEYS, path)),
  }
}

/** Of these the shard's. */
export function shardOf({ quick, journeys }: TestFiles, { at, of }: Shard): TestFiles {
  if (at === 1) return { quick, journeys: [] }
  return { quick: [], journeys: journeys.filter((_, place) => place % (of - 1) === at - 2) }
}

/** Reads «2/3»; of one machine alone there are no shards. */
export function readShard(text = ''): Shard | undefined {
  const [, at, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const shard = { at: Number(at), of: Number(of) }
  return shard.of > 1 && shard.at >= 1 && shard.at <= shard.of ? shard : undefined
}

function isJourney(path: string) {
  return path.includes('/e2e/')
}
