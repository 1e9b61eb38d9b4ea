import { expect, test } from 'bun:test'
import { importing } from '../../../test/imports'
import { csv, HEAD, names, priceLists, said, toOf } from '../../../test/price-lists'
import { openProduct } from '../../../test/product'

const product = await openProduct({ LIMITS: 'writes=10000/60 imports=10000/60' })
const strict = await openProduct({ LIMITS: 'imports=2/600' })
const { planned } = priceLists(product)

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

test('a person loads only so many files in a while', async () => {
  const { load } = await importing(strict)
  const codes = []
  for (let at = 0; at < 3; at += 1) codes.push((await load(RUSSIAN)).status)
  expect(codes).toEqual([200, 200, 429])
})
