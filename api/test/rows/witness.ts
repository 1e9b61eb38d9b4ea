/**
 * What each hand-written statement of a test run answered, and who asked it. Loaded before the API's tests where `ROWS_DIR` says where
 * to write it down; `scripts/test/row-types.ts` then compares it with the types that are written beside the statements. Where
 * `STATEMENTS_DIR` says so, each statement whose stack leads to a module is written down as well, and how often each test file had it run
 * (`bun run db distributed`). The ORM's own and `variedRows` lose their stack on the way and are left out.
 */
import { afterAll } from 'bun:test'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { isNews, nothing, type Shape } from './shapes'

/** One line of the file: a statement was asked from here, or has answered rows of this shape. */
export type Witnessed = { text: string; frames: string[] } | { text: string; shape: Shape; kept: string[] }

/** How often a module asked this in a test file; of each value which other was the same, the first of them. */
export type Executed = { file: string; text: string; same: number[]; place: string; times: number }

type Builder = {
  compile: (provider: unknown) => { sql: string }
  execute: (provider: unknown, options: unknown) => Promise<unknown>
}

const folder = process.env.ROWS_DIR
if (folder) {
  mkdirSync(folder, { recursive: true })
  witness(join(folder, `${process.pid}.jsonl`))
}

const counted = process.env.STATEMENTS_DIR
if (counted) {
  mkdirSync(counted, { recursive: true })
  count(join(counted, `${process.pid}.jsonl`))
}

// The same text comes from the same place, but for a few that are written twice.
const PLACES_OF_ONE = 4
const ROWS_OF_ONE = 50

function witness(file: string) {
  const places = new Map<string, Set<string>>()
  const shapes = new Map<string, Shape>()
  const say = (line: Witnessed) => appendFileSync(file, `${JSON.stringify(line)}\n`)
  Error.stackTraceLimit = 40

  const builder: Builder = Object.getPrototypeOf(sql`select`)
  const { compile, execute } = builder
  builder.compile = function (provider) {
    const compiled = Reflect.apply(compile, this, [provider])
    const known = places.get(compiled.sql) ?? new Set()
    places.set(compiled.sql, known)
    if (known.size >= PLACES_OF_ONE) return compiled
    const frames = framesOf(new Error('here').stack ?? '')
    if (known.has(frames.join())) return compiled
    known.add(frames.join())
    say({ text: compiled.sql, frames })
    return compiled
  }
  builder.execute = function (provider, options) {
    this.compile(provider)
    return Reflect.apply(execute, this, [provider, options])
  }

  const { query } = pg.Client.prototype
  const watched = function (this: unknown, ...args: unknown[]) {
    const answered: unknown = Reflect.apply(query, this, args)
    const text = textOf(args[0])
    if (text === undefined || !places.has(text) || !(answered instanceof Promise)) return answered
    return answered.then((result) => {
      const shape = shapes.get(text) ?? nothing()
      shapes.set(text, shape)
      if (isNews(shape, result.rows.slice(0, ROWS_OF_ONE))) say({ text, shape, kept: keptIn(result.fields) })
      return result
    })
  }
  Reflect.set(pg.Client.prototype, 'query', watched)
}

function count(file: string) {
  const executed = new Map<string, Omit<Executed, 'file'>>()
  Error.stackTraceLimit = 100
  const { query } = pg.Client.prototype
  const watched = function (this: unknown, ...args: unknown[]) {
    const text = textOf(args[0])
    if (text !== undefined) add(text, valuesOf(args))
    return Reflect.apply(query, this, args)
  }
  Reflect.set(pg.Client.prototype, 'query', watched)

  function add(text: string, values: unknown[]) {
    const said = values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    const same = said.map((value) => said.indexOf(value))
    const key = `${text} ${same.join()}`
    const known = executed.get(key)
    if (known) known.times++
    else {
      const place = framesOf(new Error('here').stack ?? '').find((frame) => !frame.startsWith('db/')) ?? ''
      executed.set(key, { text, same, place, times: 1 })
    }
  }
  afterAll(() => {
    // What a test itself asks comes from no module.
    const lines = [...executed.values()].filter(({ place }) => place !== '' && !place.includes('.test.ts'))
    appendFileSync(file, lines.map((line) => `${JSON.stringify({ ...line, file: Bun.main })}\n`).join(''))
    executed.clear()
  })
}

function valuesOf([asked, values]: unknown[]): unknown[] {
  if (Array.isArray(values)) return values
  const own = typeof asked === 'object' && asked !== null && 'values' in asked ? asked.values : []
  return Array.isArray(own) ? own : []
}

/** Columns of `jsonb`: what is in them was kept as it came, while a statement makes `json`. */
const keptIn = (fields: pg.FieldDef[]) => fields.filter(({ dataTypeID }) => dataTypeID === 3802).map(({ name }) => name)

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return undefined
  return typeof asked.text === 'string' ? asked.text : undefined
}

/** The product's own places in a stack, the nearest first: «modules/menu/read-menu.ts:61:23». */
function framesOf(stack: string): string[] {
  const own = [...stack.matchAll(/\/api\/src\/([^\s:()]+\.ts:\d+:\d+)/g)].map(([, place]) => place ?? '')
  return own.filter((place) => !/^db\/(?:sql|statement)\.ts/.test(place)).slice(0, 8)
}
