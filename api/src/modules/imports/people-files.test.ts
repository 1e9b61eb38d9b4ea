import { expect, test } from 'bun:test'
import { importing } from '../../../test/imports'
import { csv, HEAD, names, plansOf, said, toOf } from '../../../test/plans'
import { openProduct } from '../../../test/product'
import { sheetRow as row, workbook } from '../../../test/workbooks'

const product = await openProduct({ LIMITS: 'writes=10000/60 imports=10000/60' })
const strict = await openProduct({ LIMITS: 'imports=2/600' })
const { planned, priced, known } = plansOf(product)

test.each(['1,000', '1.000', '1,500.00', '1,5', '12 50', '690-00', 'от 690'])(
  'a price of «%s» is asked about at its cell, over a known dish too',
  async (price) => {
    for (const plan of [
      await priced(`"${price}"`),
      await (await known()).load(`Название;Цена\nРолл «Чайка»;"${price}"`),
    ]) {
      expect(plan.rows).toEqual([])
      expect(plan.problems).toMatchObject([{ line: 2, column: 'Цена', value: price }])
      expect(plan.problems[0]?.reason).toContain(`«${price}»`)
    }
  },
)

test.each([
  ['690 руб.', '690'],
  ['1 200', '1200'],
  ['1\u202F000', '1000'],
  ['1 000,00', '1000'],
  ['690.00', '690'],
  ['00690', '690'],
])('a price of «%s» is plainly %s', async (price, to) => {
  expect(toOf(await priced(price), 'Цена')).toBe(to)
})

test.each([
  ['250 г', '250', 'г'],
  ['250гр', '250', 'г'],
  ['250 гр.', '250', 'г'],
  ['0,5 л', '0,5', 'л'],
  ['1,250 кг', '1,25', 'кг'],
  ['330 mL', '330', 'мл'],
  ['1 150', '1150', undefined],
])('a weight of «%s» is %s %s', async (weight, to, unit) => {
  const plan = await planned(csv(`Супы;Борщ;300;"${weight}";`))
  expect([plan.problems, toOf(plan, 'Вес'), toOf(plan, 'Единица')]).toEqual([[], to, unit])
})

test.each(['гр', 'гр.', 'Г', 'граммов', 'мл', 'mL', 'шт.', 'л.'])('«%s» is a unit', async (unit) => {
  const plan = await planned(`Категория;Название;Цена;Вес;Единица\nСупы;Борщ;300;250;${unit}`)
  expect([plan.problems, plan.counts.create]).toEqual([[], 1])
})

test('a weight whose unit is another than its column says, or may be thousands, is asked about', async () => {
  const plan = await planned('Категория;Название;Цена;Вес;Единица\nСупы;А;300;250 г;л\nСупы;Б;300;"1,250";г')
  expect(plan.problems).toMatchObject([
    { line: 2, column: 'Вес', value: '250 г' },
    { line: 3, column: 'Вес', value: '1,250' },
  ])
})

test.each([
  ['ИСТИНА', 'да'],
  ['истина', 'да'],
  ['TRUE', 'да'],
  ['1', 'да'],
  ['+', 'да'],
  ['ЛОЖЬ', 'нет'],
  ['FALSE', 'нет'],
  ['0', 'нет'],
])('what a table’s program calls yes and no: «%s»', async (word, to) => {
  const plan = await planned(`Категория;Название;Цена;Вес;В продаже\nСупы;Борщ;300;250;${word}`)
  expect([plan.problems, toOf(plan, 'В продаже')]).toEqual([[], to])
})

test('a cell that begins with a quote swallows nothing', async () => {
  const plan = await planned(
    csv('Роллы;А;100;100;"Фирменный" соус', 'Роллы;Б;200;100;просто', 'Роллы;В;300;100;"Острый" соус'),
  )
  expect([names(plan), plan.problems]).toEqual([['А', 'Б', 'В'], []])
  expect(toOf(plan, 'Описание')).toBe('"Фирменный" соус')
})

test.each([
  ['one that is never closed', csv('Роллы;А;100;100;"Фирменный соус', 'Роллы;Б;200;100;просто'), ['А', 'Б']],
  [
    'a name of which a part is quoted',
    csv('Роллы;"Чайка" ролл;100;100;', 'Роллы;Б;200;100;"да"'),
    ['"Чайка" ролл', 'Б'],
  ],
  ['one that is closed rightly over two lines', csv('Роллы;А;100;100;"Соус\nострый"', 'Роллы;Б;200;100;'), ['А', 'Б']],
  ['doubled ones', csv('Роллы;"Ролл ""Чайка""; большой";100;100;', 'Роллы;Б;200;100;'), ['Ролл "Чайка"; большой', 'Б']],
  ['blanks behind the closing one', csv('Роллы;"А" ;100;100;', 'Роллы;Б;200;100;'), ['А', 'Б']],
])('quotes: %s', async (_, file, all) => {
  const plan = await planned(file)
  expect([names(plan), plan.problems]).toEqual([all, []])
})

test('a quote of one line that another line closes is said, and the lines between are read', async () => {
  const plan = await planned(csv('Роллы;"А;100;100;', 'Роллы;Б";200;100;', 'Роллы;В;300;100;'))
  expect(said(plan).some((reason) => reason.startsWith('2: Кавычка в начале ячейки склеивает строки'))).toBe(true)
  expect(names(plan)).toEqual(['Б"', 'В'])
})

const RUSSIAN = csv('Супы;Борщ с пампушками;300;300;густой', 'Супы;Щи;300;300;')
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2 + 2)
  const view = new DataView(bytes.buffer)
  for (const [at, letter] of [...`\uFEFF${text}`].entries()) view.setUint16(at * 2, letter.charCodeAt(0), isLittle)
  return bytes
}
const windows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code
  })

test.each([
  ['UTF-8', new TextEncoder().encode(RUSSIAN)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${RUSSIAN}`)],
  ['windows-1251', windows1251(RUSSIAN)],
  ['windows-1251 that ends in a letter', windows1251(`${RUSSIAN}г`)],
  ['UTF-16 of Windows', utf16(RUSSIAN, true)],
  ['UTF-16 of others', utf16(RUSSIAN, false)],
])('a text in %s is read', async (_, bytes) => {
  const plan = await planned(bytes)
  expect([plan.problems, names(plan)]).toEqual([[], ['Борщ с пампушками', 'Щи']])
})

test('a text that was cut in the middle of a letter is told to be cut', async () => {
  const bytes = new TextEncoder().encode(`${RUSSIAN}ж`)
  for (const broken of [bytes.slice(0, -1), new Uint8Array([...bytes.slice(0, 60), 0xff, ...bytes.slice(60)])]) {
    const plan = await planned(broken)
    expect(plan.message).toContain('оборван')
  }
})

test('a name in other Unicode or with spare blanks is the same name', async () => {
  const { load } = await known()
  for (const name of ['Ролл «Чайка»'.normalize('NFD'), 'Ролл\u00A0\u00A0«Чайка»', ' Ролл «Чайка»\u200B']) {
    const plan = await load(`Название;Цена\n${name};777`)
    expect(plan.rows).toMatchObject([{ changes: [{ label: 'Цена', to: '777' }] }])
    expect((await load(`Название;Цена\n${name};610`)).counts.same).toBe(1)
  }
})

test('what is taken away is shown, and an option that is itself called «Нет» is asked about', async () => {
  const { load, put, attached } = await known('Нет')
  const asked = await load('Название;Цена;Опции\nРолл «Чайка»;700;Нет')
  expect(asked.problems).toMatchObject([{ line: 2, column: 'Опции', value: 'Нет' }])
  const kept = await load('Название;Цена;Опции\nРолл «Чайка»;700;"""Нет"""')
  expect(kept.rows[0]?.changes.map(({ label }) => label)).toEqual(['Цена'])
  await put(kept.id, 'apply')
  expect(await attached()).toEqual([{ name: 'Нет' }])
})

test('«нет» takes options away, and shows it', async () => {
  const { load, put, attached } = await known('Сыр')
  const plan = await load('Название;Опции\nРолл «Чайка»;нет')
  expect(plan.rows[0]?.changes).toMatchObject([{ label: 'Опции', from: 'Сыр', to: 'нет' }])
  await put(plan.id, 'apply')
  expect(await attached()).toEqual([])
})

test('what no database keeps does not come out of a workbook', async () => {
  const odd = '<c r="B2" t="inlineStr"><is><t>Борщ_x0000__xD800_&#xD800;&#0;&#128640;</t></is></c>'
  const plan = await planned(workbook({ Меню: row(1, ...HEAD) + row(2, 'Супы', odd, 1, 1) }))
  expect([names(plan)[0]?.isWellFormed(), names(plan)[0]?.startsWith('Борщ')]).toEqual([true, true])
})

test('a person loads only so many files in a while', async () => {
  const { load } = await importing(strict)
  const codes = []
  for (let at = 0; at < 3; at += 1) codes.push((await load(RUSSIAN)).status)
  expect(codes).toEqual([200, 200, 429])
})
