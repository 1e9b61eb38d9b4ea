import { AMERICA, CHINA } from './cars-america-china'
import { JAPAN } from './cars-japan'
import { NISSAN } from './cars-nissan'
import { TOYOTA } from './cars-toyota'
import { EUROPE, KOREA, RUSSIA } from './cars-world'
import { type Given, given, linesOf, slugOf } from './given'
import { GOODS } from './goods'
import { readCars } from './read-cars'
import { SEA_AND_INDUSTRY } from './specializations-sea-industry'
import { TOWN } from './specializations-town'

/** Every entry that the product brings along, what holds others before them. */
export function allGiven(): Given[] {
  return [
    ...readSpecializations([SEA_AND_INDUSTRY, TOWN]),
    ...readCars([TOYOTA, NISSAN, JAPAN, RUSSIA, KOREA, EUROPE, AMERICA, CHINA]),
    ...readGoods(GOODS),
  ]
}

function readSpecializations(texts: readonly string[]): Given[] {
  return texts.flatMap(linesOf).flatMap((line, sort) => {
    const [branch = '', leaves = ''] = line.split(': ')
    const parent = slugOf(branch)
    return [
      given('specialization', { slug: parent, parent: null, name: branch, sort }),
      ...leaves.split('; ').map((name) => given('specialization', { slug: slugOf(name), parent, name })),
    ]
  })
}

function readGoods(text: string): Given[] {
  const open: string[] = []
  return linesOf(text).map((line, sort) => {
    const name = line.trim()
    const depth = line.search(/\S/) / 2
    const slug = slugOf(name)
    open.splice(depth, open.length, slug)
    return given('goods_category', { slug, parent: open[depth - 1] ?? null, name, sort })
  })
}
