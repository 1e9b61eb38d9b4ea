import type { Values as Filled } from '@ostrov/shared/forms/form'
import type { openKitchen } from './orders'
import type { Person } from './people'
import type { Product } from './product'
import type { Entry } from './reach/entry'
import type { Rows } from './reach/world'
import type { Values } from './routes'

/** Where acts and forms are tried: a product, and a kitchen whose owner asks. */
export type Stage = { product: Product; kitchen: Awaited<ReturnType<typeof openKitchen>> }

/** What a route of the staff is asked, with success, and what it then must have written into the log. */
export type Done = { params?: Values; body?: unknown; acts: string[] }
export type Acts = Readonly<Record<string, (person: Person) => Done | Promise<Done>>>

/** How a form is sent: what stands in it rightly, and the request that its values make. */
export type Sent = {
  good: Filled
  request: (values: Filled) => [method: string, path: string, body: unknown, token?: string]
  /** What only the form asks, and why. */
  own?: Readonly<Record<string, string>>
  /** What only the form requires, and why. */
  optional?: Readonly<Record<string, string>>
  /** How the wire calls a field that it calls otherwise. */
  named?: Readonly<Record<string, string>>
}
export type Forms = Readonly<Record<string, Sent>>

/** A noun, as the tests of reach, audit and forms try it: one file of `fixtures/`, which they find by themselves. */
export type Fixture<Own extends string = never> = {
  /** Rows of kinds of its own, for each of two people who know nothing of one another. */
  rows?: (product: Product, person: Rows) => Promise<Record<Own, string>>
  /** Every route with a parameter, and whose row each parameter names. */
  reach?: Readonly<Record<string, Entry<Own>>>
  /** Every route by which the staff changes something. */
  acts?: (stage: Stage) => Acts | Promise<Acts>
  /** Every form's table, by its name. */
  forms?: (stage: Stage) => Forms | Promise<Forms>
}

/** All of them. */
export async function readFixtures(): Promise<Fixture<string>[]> {
  const files = [...new Bun.Glob('*.ts').scanSync({ cwd: `${import.meta.dir}/fixtures`, absolute: true })].sort()
  const modules = await Promise.all(files.map((file): Promise<{ fixture: Fixture<string> }> => import(file)))
  return modules.map(({ fixture }) => fixture)
}

/** What all of them say, by name. @throws when two say something of the same name: one of them would not be tried. */
export function joined<Said>(parts: readonly (Readonly<Record<string, Said>> | undefined)[]): Record<string, Said> {
  const all: Record<string, Said> = {}
  for (const [name, said] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (Object.hasOwn(all, name)) throw new Error(`${name} is tried in two places.`)
    all[name] = said
  }
  return all
}
