import { expect, test } from 'bun:test'
import { HEAD, names, priceLists, said, toOf } from '../../../test/price-lists'
import { openProduct } from '../../../test/product'
import { sheetRow as row, workbook } from '../../../test/workbooks'

const product = await openProduct({ LIMITS: 'writes=10000/60 imports=10000/60' })
const { known, planned } = priceLists(product)

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

test('what no database keeps does not come out of a workbook', async () => {
  const odd = '<c r="B2" t="inlineStr"><is><t>Борщ_x0000__xD800_&#xD800;&#0;&#128640;</t></is></c>'
  const plan = await planned(workbook({ Меню: row(1, ...HEAD) + row(2, 'Супы', odd, 1, 1) }))
  expect([names(plan)[0]?.isWellFormed(), names(plan)[0]?.startsWith('Борщ')]).toEqual([true, true])
})

test('a workbook that lost a sheet or its texts is told so, and nothing of it is taken for empty', async () => {
  const { load } = await known()
  const sheet = row(1, 'Название', 'Цена') + row(2, 'Ролл «Чайка»', '<c r="B2" t="s"><v>7</v></c>')
  expect((await load(workbook({ Меню: sheet }))).counts).toMatchObject({ same: 0, wrong: 1 })
  const rels = '<Relationships><Relationship Id="rId1" Target="worksheets/other.xml"/></Relationships>'
  expect((await load(workbook({ Меню: sheet }, { 'xl/_rels/workbook.xml.rels': rels }))).message).toContain('оборван')
})
