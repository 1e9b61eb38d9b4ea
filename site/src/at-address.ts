import { type Answer, ask, Problem } from '@ostrov/shared/wire/answers'
import { isNowhere } from '@ostrov/shared/wire/nowhere'

/** What stands at an address: a row, the way to the one address it has, nothing, or what was taken off the site. */
export type AtAddress<Row> = { is: 'here'; row: Row } | { is: 'elsewhere'; path: string } | { is: 'nowhere' | 'gone' }

type Place<Row> = {
  /** The last part of the path. */
  address: string
  /** What finds the row; null where the address has none. */
  number: number | null
  read: (number: number) => Promise<Answer<Row>>
  pathOf: (row: Row) => string
}

/** Reads a row by the number in its address. @throws {Problem} what the API could not answer */
export async function atAddress<Row>({ address, number, read, pathOf }: Place<Row>): Promise<AtAddress<Row>> {
  if (number === null) return { is: 'nowhere' }
  try {
    const row = await ask(read(number))
    const path = pathOf(row)
    return path.endsWith(`/${address}`) ? { is: 'here', row } : { is: 'elsewhere', path }
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 410) return { is: 'gone' }
    if (isNowhere(problem)) return { is: 'nowhere' }
    throw problem
  }
}
