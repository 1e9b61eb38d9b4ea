import { expect, test } from 'bun:test'
import { importing } from '../../../test/imports'
import { makeProduct } from '../../../test/kitchen'
import { openProduct } from '../../../test/product'
import { sheetRow as row, workbook } from '../../../test/workbooks'

const product = await openProduct({ LIMITS: 'writes=10000/60 imports=10000/60' })
const strict = await openProduct({ LIMITS: 'imports=2/600' })
const restaurant = () => importing(product)
type Plan = {
  rows: { name: string; line: number; sheet?: string; action: string; changes: { label: string; to: string }[] }[]
  problems: { line: number; sheet?: string; column: string | null; value: string | null; reason: string }[]
  counts: Record<'create' | 'change' | 'same' | 'wrong', number>
  message?: string
}
const planned = async (file: string | Uint8Array<ArrayBuffer>): Promise<Plan> =>
  (await (await restaurant()).load(file)).body
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const names = ({ rows }: Plan) => rows.map(({ name }) => name)
const said = ({ problems }: Plan) => problems.map(({ line, reason }) => `${line}: ${plain(reason)}`)
const toOf = ({ rows }: Plan, label: string, at = 0) =>
  rows[at]?.changes.find((change) => plain(change.label) === label)?.to

const HEAD = ['Категория', 'Название', 'Цена', 'Вес', 'Описание']
const csv = (...lines: string[]) => [HEAD.join(';'), ...lines].join('\n')
const priced = (price: string) => planned(csv(`Супы;Борщ;${price.includes(';') ? `"${price}"` : price};300;`))

/** A restaurant with a dish «Ролл «Чайка»» for 610 ₽ and its free options. */
async function known(...options: string[]) {
  const own = await restaurant()
  const [found] = await own.rows('select category_id from product where restaurant_id = $1')
  const { id } = await makeProduct(product.em(), {
    ...{ restaurant_id: own.restaurant_id, category_id: found.category_id, name: 'Ролл «Чайка»', price: 610 },
  })
  const made: string[] = []
  for (const name of options) {
    const body = { name, price: 10, product_ids: [id] }
    const path = `/api/restaurant/${own.restaurant_id}/product-option`
    made.push((await product.call('POST', path, { token: own.token, body })).body.id)
  }
  const load = async (file: string | Uint8Array<ArrayBuffer>): Promise<Plan & { id: string }> =>
    (await own.load(file)).body
  const attached = () =>
    own.rows(`select o.name from product_option_link l join product_option o on o.id = l.option_id
      join product p on p.id = l.product_id where p.restaurant_id = $1 order by l.sort, o.name`)
  return { ...own, id, made, load, attached }
}

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

test('dishes of every sheet are read, and of what stands on a second sheet its name is told', async () => {
  const plan = await planned(
    workbook({
      Справка: row(1, 'Как заполнять', 'Читайте внимательно'),
      Роллы: row(1, ...HEAD) + row(2, 'Роллы', 'А', 100, 100),
      Напитки: row(3, ...HEAD) + row(4, 'Напитки', 'Морс', 150, 300) + row(5, 'Напитки', 'Чай', 'дорого', 300),
      Пусто: '',
    }),
  )
  expect(plan.rows).toMatchObject([
    { name: 'А', line: 2, sheet: 'Роллы' },
    { name: 'Морс', line: 4, sheet: 'Напитки' },
  ])
  expect(plan.problems).toMatchObject([
    { sheet: 'Справка', column: null },
    { sheet: 'Напитки', line: 5, column: 'Цена', value: 'дорого' },
  ])
  expect(plan.counts).toEqual({ create: 2, change: 0, same: 0, wrong: 1 })
})

test('the same dish of two sheets is told with its sheet, and what was shown is applied', async () => {
  const { load, put, rows } = await known()
  const sheet = (price: number, ...more: string[]) =>
    row(1, ...HEAD) + row(2, 'Супы', 'Борщ', price, 300) + more.join('')
  const plan = await load(workbook({ Один: sheet(100), Два: sheet(200, row(3, 'Супы', 'Щи', 100, 300)) }))
  expect(plan.problems).toMatchObject([
    { sheet: 'Два', line: 2, reason: 'Это уже есть в\u00A0строке 2 листа\u00A0«Один»' },
  ])
  await put(plan.id, 'apply')
  expect(
    await rows(`select name, price from product where restaurant_id = $1 and name in ('Борщ', 'Щи') order by name`),
  ).toEqual([
    { name: 'Борщ', price: 100 },
    { name: 'Щи', price: 100 },
  ])
})

test('a hidden sheet of dishes is said', async () => {
  const hidden = `<workbook xmlns:r="r"><sheets><sheet name="Меню" r:id="rId1"/><sheet name="Старое" state="hidden" r:id="rId2"/></sheets></workbook>`
  const sheet = row(1, ...HEAD) + row(2, 'Супы', 'Борщ', 100, 300)
  const plan = await planned(workbook({ Меню: sheet, Старое: sheet }, { 'xl/workbook.xml': hidden }))
  expect([plan.counts.create, said(plan)]).toEqual([1, ['1: Лист скрыт: он не прочитан']])
})

test.each([
  ['an error', '<c r="B2" t="e"><v>#N/A</v></c>', 'В ячейке ошибка'],
  ['an error of a formula', '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', 'В ячейке ошибка'],
  ['a formula nobody counted', '<c r="B2"><f>A1*2</f></c>', 'Формула не посчитана'],
  ['a shared formula nobody counted', '<c r="B2"><f t="shared" si="0"/></c>', 'Формула не посчитана'],
  ['a text formula nobody counted', '<c r="B2" t="str"><f>A1</f></c>', 'Формула не посчитана'],
])('%s as the price of a known dish is said at its line, never «same»', async (_, cell, reason) => {
  const { load } = await known()
  const plan = await load(workbook({ Меню: row(1, 'Название', 'Цена') + row(2, 'Ролл «Чайка»', cell) }))
  expect(plan.counts).toEqual({ create: 0, change: 0, same: 0, wrong: 1 })
  expect(said(plan)).toEqual([expect.stringContaining(`2: ${reason}`)])
})

test.each([
  ['empty lines', '\n\nКатегория;Название;Цена;Вес\nСупы;Борщ;1;1', 4],
  ['a title and a note', 'Меню «Чайка»\nна ноябрь; 2026\n\nКатегория;Название;Цена;Вес\nСупы;Борщ;1;1', 5],
  ['sep=', 'sep=;\nКатегория;Название;Цена;Вес\nСупы;Борщ;1;1', 2],
  ['sep= of commas', '\uFEFFsep=,\r\nКатегория,Название,Цена,Вес\r\nСупы,"Борщ; густой",1,1', 2],
  ['a title with semicolons over commas', 'Меню; цены; ноябрь\nКатегория,Название,Цена,Вес\nСупы,Борщ,1,1', 3],
  ['empty lines of delimiters', ';;;\n;;;\nКатегория;Название;Цена;Вес\n;;;\nСупы;Борщ;1;1\n;;;', 5],
  ['an empty first column', ';Категория;Название;Цена;Вес\n;Супы;Борщ;1;1', 2],
])('above the head: %s', async (_, file, line) => {
  const plan = await planned(file)
  expect([plan.problems, plan.rows.map((one) => one.line)]).toEqual([[], [line]])
})

test('the same head again within a sheet is no dish', async () => {
  const plan = await planned(csv('Супы;Борщ;1;1;', '', HEAD.join(';'), 'Супы;Щи;1;1;'))
  expect([names(plan), plan.problems]).toEqual([['Борщ', 'Щи'], []])
})

test('a workbook whose cells name no places is read', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const line = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`
  const plan = await planned(
    workbook({ Меню: line('Категория', 'Название', 'Цена', 'Вес') + line('Супы', 'Борщ', '1', '1') }),
  )
  expect([names(plan), plan.problems, plan.rows[0]?.line]).toEqual([['Борщ'], [], 2])
})

test('cells that are only formatted are no rows', async () => {
  const grey = Array.from({ length: 5000 }, (_, at) => `<row r="${at + 10}"><c r="A${at + 10}" s="1"/></row>`).join('')
  const sheet = `${row(1, ...HEAD) + row(2, 'Супы', 'Борщ', 1, 1) + grey}<row r="30000"><c r="XFD30000" s="1"/></row>`
  const plan = await planned(workbook({ Меню: sheet }))
  expect([names(plan), plan.problems]).toEqual([['Борщ'], []])
})

test('the dust of a formula is no part of a price', async () => {
  const { load } = await known()
  const dusty = '<c r="B2"><f>350*1.1</f><v>385.00000000000006</v></c>'
  const plan = await load(workbook({ Меню: row(1, 'Название', 'Цена') + row(2, 'Ролл «Чайка»', dusty) }))
  expect([plan.problems, toOf(plan, 'Цена')]).toEqual([[], '385'])
})

test('a number that a table’s program shows as a day is no price', async () => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="16"/></cellXfs></styleSheet>'
  const sheet = row(1, ...HEAD) + row(2, 'Супы', 'Борщ', '<c r="C2" s="1"><v>46143</v></c>', 300)
  const plan = await planned(workbook({ Меню: sheet }, { 'xl/styles.xml': styles }))
  expect(plan.problems).toMatchObject([{ line: 2, column: 'Цена', value: '2026-05-01' }])
})

test('a category merged over its dishes is the category of each', async () => {
  const rows = [row(1, ...HEAD), row(2, 'Супы', 'Борщ', 1, 1), row(3, '', 'Щи', 1, 1), row(4, '', 'Уха', 1, 1)].join('')
  const sheet = `<worksheet><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A2:A4"/></mergeCells></worksheet>`
  const plan = await planned(workbook({ Меню: sheet }))
  expect([names(plan), plan.problems]).toEqual([['Борщ', 'Щи', 'Уха'], []])
})

test('codes of another program are said once, and its rows are known by their names', async () => {
  const { load } = await known()
  for (const [one, other] of [
    ['00-00012345', '00-00012346'],
    [crypto.randomUUID(), crypto.randomUUID()],
  ]) {
    const plan = await load(`Код;Название;Цена\n${one};Ролл «Чайка»;700\n${other};Ролл «Чайка» ;`)
    expect(plan.problems[0]).toMatchObject({ line: 2, column: 'Код', value: one })
    expect(plan.problems).toHaveLength(2)
    expect(plan.rows).toMatchObject([
      { name: 'Ролл «Чайка»', action: 'change', changes: [{ label: 'Цена', to: '700' }] },
    ])
  }
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
