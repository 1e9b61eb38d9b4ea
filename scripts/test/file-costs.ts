/**
 * What each test file has cost its process: loaded before the tests where `COSTS_DIR` says where to write it down. The times
 * of children count once they have ended, where the system tells them (Linux); PostgreSQL's never do.
 */
import { afterAll } from 'bun:test'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { spentBySelf } from './processor.ts'

const folder = process.env.COSTS_DIR
if (folder) {
  mkdirSync(folder, { recursive: true })
  // It runs after each file's own hooks, which close what the file has opened.
  afterAll(() => {
    const line = { file: Bun.main, spent: spentBySelf(), at: performance.timeOrigin + performance.now() }
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`)
  })
}
