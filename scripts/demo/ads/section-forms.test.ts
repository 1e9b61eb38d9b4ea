import { describe, expect, test } from 'bun:test'
import { withoutPhones } from '@ostrov/shared/ads/hidden-phones'
import { isPlaced, SECTION_NAMES, sectionOf } from '@ostrov/shared/ads/sections'
import { checkForm, isAsked } from '@ostrov/shared/forms/form'
import { seedId } from '../rows'
import { ADS } from './index'
import type { DemoAd } from './shapes'

const lists = SECTION_NAMES.map((section) => [section, ADS[section]] as const)

describe.each(lists)('the ads of %s', (section, ads: readonly DemoAd[]) => {
  const { fields } = sectionOf(section)

  test('are such as the form of the section takes', () => {
    const wrong = ads.map((ad) => [ad.key, checkForm(fields, valuesOf(ad))])
    expect(wrong.filter(([, errors]) => Object.keys(errors ?? {}).length > 0)).toEqual([])
  })

  test('say nothing that the form does not ask of them', () => {
    const said = ads.flatMap((ad) => {
      const values = valuesOf(ad)
      const extra = Object.entries(fields).filter(([name, field]) => !isAsked(field, values) && values[name])
      return extra.map(([name]) => `${ad.key} ${name}`)
    })
    expect(said).toEqual([])
  })

  test('show every choice of the form', () => {
    const missing = Object.entries(fields).flatMap(([name, { choices }]) =>
      Object.keys(choices ?? {})
        .filter((word) => !ads.some((ad) => valuesOf(ad)[name] === word))
        .map((word) => `${name} ${word}`),
    )
    expect(missing).toEqual([])
  })
})

test('a phone in a text is hidden, and no other number is taken for one', () => {
  const changed = lists.flatMap(([, ads]) =>
    ads.filter(({ description }) => withoutPhones(description) !== description).map(({ state }) => state),
  )
  expect(changed.length).toBeGreaterThan(0)
  expect([...new Set(changed)]).toEqual(['pending'])
})

function valuesOf(ad: DemoAd): Record<string, unknown> {
  const { title, description, price, city, address, contact_name, contact_phone, fields, photos } = ad
  return {
    ...{ title, description, price, address, contact_name, contact_phone, ...fields },
    city_id: seedId(city),
    point: !isPlaced(ad.section) ? null : { type: 'Point', coordinates: ad.point },
    image_ids: photos.map((_, index) => seedId(`${ad.key} ${index}`)),
  }
}
