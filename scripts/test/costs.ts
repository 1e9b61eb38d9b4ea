/** What a run has cost, step by step and file by file: printed at its end, and kept for who compares two runs. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../database.ts'

/** Where runs leave what the next one or a person reads. */
export const CACHE = join(ROOT, 'node_modules/.cache/ostrov-test')
const DEAREST = 20

/** Seconds. `database` is PostgreSQL's part while the step ran, where it is known. */
export type Cost = { name: string; processor: number; database?: number; wall: number }
export type FileCost = { file: string; processor: number }

/** One line of the costs of files: what the process had spent in all when the file was over. */
type Spent = { file: string; spent: number; at: number }

/** Prints and keeps them. */
export async function tellCosts(words: string[], steps: readonly Cost[], folder: string) {
  const files = (await readFileCosts(folder)).toSorted((one, other) => other.processor - one.processor)
  await Bun.write(join(CACHE, 'costs.json'), `${JSON.stringify({ words, steps, files }, null, 1)}\n`)
  for (const line of linesOf(steps, files.slice(0, DEAREST))) console.log(line)
}

/** As they are printed. What is left out of them is said. */
export function linesOf(steps: readonly Cost[], files: readonly FileCost[]): string[] {
  const all = steps.reduce((sum, { processor, database = 0 }) => sum + processor + database, 0)
  const dearest = files.map(({ file, processor }) => `${seconds(processor)}  ${file}`)
  return [
    '\nProcessor seconds, PostgreSQL’s beside them, and wall time',
    ...steps.map(
      ({ name, processor, database, wall }) => `${seconds(processor)}${seconds(database)}${seconds(wall)}  ${name}`,
    ),
    `${all.toFixed(0)} in all; children that nobody waited for are not counted`,
    ...(dearest.length > 1 ? ['\nThe dearest files, without PostgreSQL', ...dearest] : []),
  ]
}

function seconds(value?: number) {
  return (value === undefined ? '' : value.toFixed(1)).padStart(9)
}

async function readFileCosts(folder: string): Promise<FileCost[]> {
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.map((name) => Bun.file(join(folder, name)).text()))
  return texts.flatMap(costsOf)
}

/** The differences in what one process wrote down. A worker of another step is another process. */
export function costsOf(text: string): FileCost[] {
  const lines: Spent[] = text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
  return lines.map(({ file, spent }, place) => ({
    file: file.replace(`${ROOT}/`, ''),
    processor: spent - (lines[place - 1]?.spent ?? 0),
  }))
}
