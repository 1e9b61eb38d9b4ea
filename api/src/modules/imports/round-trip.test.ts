import { expect, test } from 'bun:test'
import { foldedText } from '@ostrov/shared/formats/same-text'
import { WEIGHT_UNITS } from '@ostrov/shared/formats/weight'
import fc from 'fast-check'
import { tableFile } from '../../http/table-file'
import { menuLines } from './menu-rows'
import type { MenuState } from './menu-state'
import { planImport } from './plan-import'
import { readFile } from './read-file'

const SPECIAL = [
  ...[
    'Нет',
    'нет',
    '"Нет"',
    '""нет""',
    'да',
    '=1+1',
    '+7 900',
    '-Сыр',
    '@x',
    "'=a",
    "''",
    ' =1',
    '\t=1',
    '＝1',
    '"',
    '""',
    "'",
  ],
  ...[
    'Соус острый; кетчуп',
    'а;"б',
    '"а";б',
    'а\nб',
    '"а\n;;;;;;;;;;;;;;;;;;;;;;;;;б',
    'а\r\nб',
    '"Фирменный" соус',
    'а"',
    ';',
    ';;',
    ',',
  ],
  ...[
    '🚀',
    '👨‍👩‍👧',
    'Чай'.normalize('NFD'),
    '\u00A0\u00A0а',
    'а\u200Bб',
    '1,000',
    '0001',
    '1e5',
    'TRUE',
    '#N/A',
    '2026-05-01',
    '_x0041_',
    '&amp;',
    '<b>',
  ],
  ...[
    'Название',
    'Цена',
    'sep=;',
    'блюдо',
    'Сыр [12345678]',
    'valueOf',
    'constructor',
    '__proto__',
    'toString',
    '|',
    '\t',
    ']]>',
  ],
]
const letters = fc.constantFrom(...';",\'=+-@ \n\r\t\u00A0аБ1.[]<&_|🚀й'.split(''), '🚀')
const word = fc
  .oneof(
    fc.constantFrom(...SPECIAL),
    fc.string({ unit: letters, maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  // U+FFFD stands for what could not be read: no workbook keeps it.
  .filter((text) => text.isWellFormed() && !/[\uFFFD-\uFFFF]|(?![\t\r\n])\p{Cc}/u.test(text))
const name = word.filter((text) => foldedText(text) !== '')
const cents = fc.integer({ min: 1, max: 99_999_000 }).map((number) => number / 1000)
const food = fc.integer({ min: 0, max: 1_000_000 }).map((number) => number / 1000)
const chosen = (ids: string[]) => fc.subarray(ids)

const menu: fc.Arbitrary<MenuState> = fc
  .record({ categories: fc.nat(3), groups: fc.nat(3), options: fc.nat(4), dishes: fc.nat(4) })
  .chain((count) => {
    const ids = (many: number) => Array.from({ length: many }, () => crypto.randomUUID())
    const [categories, groups, options, dishes] = [count.categories + 1, count.groups, count.options, count.dishes].map(
      ids,
    )
    const all = <Row>(of: string[] = [], row: (id: string) => fc.Arbitrary<Row>) => fc.tuple(...of.map(row))
    return fc
      .record({
        categories: all(categories, (id) => fc.record({ id: fc.constant(id), label: name })),
        groups: all(groups, (id) =>
          fc.record({ id: fc.constant(id), name, min: fc.constant(0), max: fc.constant(2), is_active: fc.boolean() }),
        ),
        options: all(options, (id) =>
          fc.record({
            ...{ id: fc.constant(id), name, price: fc.nat(5000), is_active: fc.boolean() },
            group_id: fc.constantFrom(null, ...(groups ?? [])),
          }),
        ),
      })
      .chain((some) => {
        const free = some.options.filter(({ group_id }) => group_id === null).map(({ id }) => id)
        const dish = (id: string) =>
          fc.record({
            ...{ id: fc.constant(id), name, description: word, price: fc.integer({ min: 10, max: 900_000 }) },
            ...{ category_id: fc.constantFrom(...(categories ?? [])), discount_price: fc.constantFrom(0, 5) },
            ...{ weight: cents, weight_unit: fc.constantFrom(...WEIGHT_UNITS) },
            nutritional_value: fc.option(fc.record({ calories: food, protein: food, fat: food, carbohydrates: food })),
            ...{ is_active: fc.boolean(), is_popular: fc.boolean(), is_additional: fc.boolean() },
            ...{ product_options: chosen(free), product_option_groups: chosen(groups ?? []) },
          })
        return all(dishes, dish).map((made) => ({ ...some, dishes: sorted(made, some.categories) }))
      })
  })
  .map((state) => ({ ...state, options: sortedOptions(state) }))

/** As the database says them: category by category, group by group. */
const sorted = (dishes: MenuState['dishes'], categories: MenuState['categories']) =>
  categories.flatMap(({ id }) => dishes.filter(({ category_id }) => category_id === id))
const sortedOptions = ({ groups, options }: MenuState) =>
  [...groups.map(({ id }) => id), null].flatMap((id) => options.filter(({ group_id }) => group_id === id))

test.each(['csv', 'xlsx'] as const)(
  'any menu saved as %s and loaded back is no change at all',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(menu, async (state) => {
        const lines = menuLines(state)
        const bytes = new Uint8Array(await (await tableFile('menu', format, lines)).arrayBuffer())
        const { rows, problems, counts, operations } = planImport(readFile(bytes), state)
        expect({ rows, problems, counts }).toEqual({
          ...{ rows: [], problems: [] },
          counts: { create: 0, change: 0, same: lines.length - 1, wrong: 0 },
        })
        expect(operations).toEqual({ categories: [], groups: [], options: [], dishes: [], places: [] })
      }),
      { numRuns: 150 },
    )
  },
  120_000,
)
