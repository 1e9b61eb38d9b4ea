import { describe, expect, test } from 'bun:test'
import { allHouses, type House, housesOf } from './houses.ts'

const houses = allHouses()

describe('houses of the region', () => {
  test('there are between twelve and twenty thousand of them', () => {
    expect(houses.length).toBeGreaterThan(12_000)
    expect(houses.length).toBeLessThan(20_000)
  })

  test('no address is given twice', () => {
    expect(new Set(houses.map((one) => `${one.city}, ${one.street}, ${one.house}`)).size).toBe(houses.length)
  })

  test('no two houses stand on one point', () => {
    expect(new Set(houses.map((one) => String(one.coordinates))).size).toBe(houses.length)
  })

  test.each(['10', '173', '210', '234'])('Ленина, %s stands in Южно-Сахалинск', (house) => {
    expect(find('Ленина', house).street_with_type).toBe('ул Ленина')
  })

  test('numbers of Ленина grow from south to north', () => {
    expect(find('Ленина', '234').coordinates[1]).toBeGreaterThan(find('Ленина', '210').coordinates[1])
    expect(find('Ленина', '210').coordinates[1]).toBeGreaterThan(find('Ленина', '10').coordinates[1])
  })

  test('odd numbers stand to the west of Ленина and even ones to the east', () => {
    expect(find('Ленина', '9').coordinates[0]).toBeLessThan(find('Ленина', '10').coordinates[0])
  })

  test('the towns are the same each time they are built', () => {
    expect(housesOf('korsakov')).toEqual(houses.filter((one) => one.city === 'Корсаков'))
  })

  test('some houses carry a letter or a second number', () => {
    expect(houses.some((one) => /^\d+А$/.test(one.house))).toBe(true)
    expect(houses.some((one) => /^\d+\/1$/.test(one.house))).toBe(true)
  })
})

function find(street: string, house: string): House {
  const found = houses.find((one) => one.city === 'Южно-Сахалинск' && one.street === street && one.house === house)
  if (!found) throw new Error(`No house at ${street}, ${house}`)
  return found
}
