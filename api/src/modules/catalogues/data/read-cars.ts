import { POPULAR_BEFORE } from '@ostrov/shared/catalogues/catalogues'
import { quoted } from '@ostrov/shared/formats/quoted'
import { type Given, given, slugOf } from './given'

const MARK = /^(\* )?([a-z0-9-]+) (.+)$/
const GENERATION = /^(.+) (\d{4})-(\d{4})?$/

/**
 * Marks, models and generations. «* slug Name» begins a mark, with the star a popular one; «Model: code from-to, …» is a model with
 * its generations, the older first; «- Model, Model» are models that have none. @throws when a line is of none of these
 */
export function readCars(lines: readonly string[]): Given[] {
  const read: Given[] = []
  let mark = ''
  let popular = 0
  for (const line of lines) {
    const begun = /^- |: /.test(line) ? null : MARK.exec(line)
    if (begun) {
      const [, star, slug = '', name = ''] = begun
      mark = slug
      read.push(given('car_mark', { slug, parent: null, name, sort: star ? popular++ : POPULAR_BEFORE }))
    } else if (line.startsWith('- ')) {
      const models = line.slice(2).split(', ')
      read.push(...models.map((name) => modelOf(mark, name)))
    } else read.push(...withGenerations(mark, line))
  }
  return read
}

const modelOf = (mark: string, name: string) =>
  given('car_model', { slug: `${mark}-${slugOf(name)}`, parent: mark, name })

function withGenerations(mark: string, line: string): Given[] {
  const split = line.lastIndexOf(': ')
  if (split < 0) throw new Error(`Neither a mark nor a model: ${quoted(line)}`)
  const model = modelOf(mark, line.slice(0, split))
  const generations = line.slice(split + 2).split(', ')
  return [model, ...generations.map((text, sort) => generationOf(model.slug, text, sort))]
}

function generationOf(model: string, text: string, sort: number): Given {
  const [, name, from, to] = GENERATION.exec(text) ?? []
  if (name === undefined) throw new Error(`No generation: ${quoted(text)}`)
  const years = { from_year: Number(from), to_year: to === undefined ? null : Number(to) }
  return given('car_generation', { slug: `${model}-${slugOf(name)}`, parent: model, name, sort, ...years })
}
