import { expect, test } from 'bun:test'
import { zipSync } from 'fflate'
import { dish, file, importing } from '../../../test/imports'
import { makeProduct } from '../../../test/kitchen'
import { openProduct } from '../../../test/product'
import { Image } from '../images/image'

const product = await openProduct({ LIMITS: 'writes=10000/60 imports=10000/60' })
const { call, pool } = product
const restaurant = () => importing(product)

test.each(['xlsx', 'csv'])('what was saved as %s and loaded back changes nothing', async (format) => {
  const { applied, load, saved } = await restaurant()
  await applied(
    file(
      ...[
        'группа;;;;Размер;;;;;1;2;;',
        'опция;;;Размер;30 см;;0;;;;;;',
        'опция;;;Размер;=40 см;;200;;;;;;',
        'опция;;;;-Сыр;;90;;;;;;',
      ],
      ...[dish('@Борщ', 300, 'Размер;-Сыр'), dish("''=Щи", 300), 'блюдо;;Напитки;;"Морс; ""домашний""";;150;0,5;л;;;;'],
    ),
  )
  const { body } = await load(await saved(`export?format=${format}`), `menu.${format}`)
  expect(body).toMatchObject({ problems: [], rows: [], counts: { create: 0, change: 0, wrong: 0 } })
  expect(body.counts.same).toBe(8)
})

test('places and what is popular are in the file, and a menu is put in the order it says', async () => {
  const { applied, load, put, rows, dump } = await restaurant()
  const places = (kind: string, names: readonly string[]) =>
    names.map((name, at) => `${kind};Закуски;${name};100;100;${at + 1};1;${name === 'В' ? 'да' : ''}`)
  const head = 'Вид;Категория;Название;Цена;Вес;Место;Место категории;Популярное'
  await applied([head, ...places('блюдо', ['А', 'Б', 'В', 'Г'])].join('\n'))
  const order = () =>
    rows(`select p.name, p.is_popular from product p join product_category c on c.id = p.category_id
          where c.restaurant_id = $1 and c.label = 'Закуски' order by p.sort`)
  const first = () => rows('select label from product_category where restaurant_id = $1 order by sort, id limit 1')
  const said = (names: string) => [...names].map((name) => ({ name, is_popular: name === 'В' }))
  expect([await order(), await first()]).toEqual([said('АБВГ'), [{ label: 'Закуски' }]])

  const before = await dump()
  const turned = [head, ...places('блюдо', ['Г', 'Б', 'А', 'В'])].join('\n')
  const { body } = await load(turned)
  expect(body.counts).toMatchObject({ change: 3, same: 1, wrong: 0 })
  expect(body.rows[0].changes).toEqual([{ label: 'Место', from: '4', to: '1', waits: false }])
  await put(body.id, 'apply')
  expect(await order()).toEqual(said('ГБАВ'))
  expect((await load(turned)).body.counts).toMatchObject({ create: 0, change: 0, same: 4 })
  await put(body.id, 'undo')
  expect(await dump()).toEqual(before)
})

test('dishes of one category that give it different places are told so', async () => {
  const { load } = await restaurant()
  const { body } = await load('Категория;Название;Цена;Вес;Место категории\nСупы;А;100;100;1\nСупы;Б;100;100;2')
  expect(body.problems).toMatchObject([{ line: 3, column: 'Место категории', value: '2' }])
})

test('photos, stops and what is left are not in the file, and a file that changes the dish leaves them', async () => {
  const { load, put, saved, dump, product_id, restaurant_id, owner, token, rows } = await restaurant()
  const em = product.em()
  const facts = { width: 10, height: 10, color: '#aabbcc', uploaded_by: `business:${owner.id}` }
  const image_id = em.create(Image, facts).id
  await em.flush()
  const path = `/api/restaurant/${restaurant_id}/products`
  await pool.query('update product set image_id = $2, gallery = array[$2::uuid] where id = $1', [product_id, image_id])
  await call('PUT', `${path}/activity/${product_id}`, { token, body: { stopped_until: 'two_hours', stock: 6 } })
  const kept = () => rows('select image_id, gallery, stopped_until, stock from product where restaurant_id = $1')
  const [was, before] = [await kept(), await dump()]
  const same = (await load(await saved('export?format=xlsx'), 'menu.xlsx')).body
  expect(same.counts).toEqual({ create: 0, change: 0, same: 1, wrong: 0 })
  await put(same.id, 'apply')
  expect(await dump()).toEqual(before)
  const { body } = await load(`Код;Название;Описание;Цена\n${product_id};Иначе;Совсем;777`)
  await put(body.id, 'apply')
  expect(await kept()).toEqual(was)
  await put(body.id, 'undo')
  expect(await dump()).toEqual(before)
})

test('no cell of a saved file is a formula', async () => {
  const { applied, saved } = await restaurant()
  await applied(file(dish('=HYPERLINK("http://evil.example")', 300), dish('+7 900', 300)))
  const text = new TextDecoder().decode(await saved('export?format=csv'))
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text).toContain(`'+7 900`)
})

test('the example is a file that can be loaded', async () => {
  const { load, saved } = await restaurant()
  for (const format of ['xlsx', 'csv']) {
    const { body } = await load(await saved(`example?format=${format}`), `example.${format}`)
    expect([body.problems, body.counts.create]).toEqual([[], 6])
  }
})

/** Russian letters as older Excel writes them. */
function windows1251(text: string) {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code
  })
}

test.each([
  ['semicolons in UTF-8 with its mark', `\uFEFF${file(dish('Борщ', 300))}`],
  ['commas', file(dish('Борщ', 300)).replaceAll(';', ',')],
  ['windows-1251', windows1251(file(dish('Борщ', 300)))],
  ['lines of Windows', file(dish('Борщ', 300)).replaceAll('\n', '\r\n')],
])('a text with %s is understood', async (_, text) => {
  const { load } = await restaurant()
  expect((await load(text)).body).toMatchObject({ problems: [], rows: [{ name: 'Борщ', action: 'create', line: 2 }] })
})

test('of what is shown, prices change at once and names wait', async () => {
  const { load, put, product_id, rows } = await restaurant()
  const { body } = await load(`Код;Название;Цена\n${product_id};Новое имя;777`)
  expect(body.rows).toMatchObject([
    {
      action: 'change',
      changes: [
        { label: 'Название', to: 'Новое имя', waits: true },
        { label: 'Цена', to: '777', waits: false },
      ],
    },
  ])
  await put(body.id, 'apply')
  const [dish] = await rows('select name, price from product where restaurant_id = $1')
  expect([dish?.name === 'Новое имя', dish?.price]).toEqual([false, 777])
  expect(
    (await rows(`select proposed from revision where owner = 'restaurant:' || $1 and status = 'pending'`))[0]?.proposed,
  ).toMatchObject({
    name: 'Новое имя',
  })
})

test('groups, options and dishes of one file know each other, in whatever order they stand', async () => {
  const { applied, rows } = await restaurant()
  await applied(
    file(
      dish('Пицца', 500, 'Размер;Сыр'),
      'опция;;;Размер;30 см;;0;;;;;;',
      'опция;;;;Сыр;;90;;;;;;',
      'группа;;;;Размер;;;;;1;1;;',
    ),
  )
  const [found] = await rows(
    `select g.name as "group", o.name as inside, f.name as free from product p
     join product_option_group_link gl on gl.product_id = p.id join product_option_group g on g.id = gl.group_id
     join product_option o on o.group_id = g.id join product_option_link ol on ol.product_id = p.id
     join product_option f on f.id = ol.option_id where p.restaurant_id = $1 and p.name = 'Пицца'`,
  )
  expect(found).toEqual({ group: 'Размер', inside: '30 см', free: 'Сыр' })
})

test('each cell that is wrong is named with its reason', async () => {
  const [{ load, product_id }, other] = [await restaurant(), await restaurant()]
  const { body } = await load(
    [
      'Вид;Код;Категория;Группа;Название;Цена;Цена со скидкой;Вес;Единица;В продаже;Не меньше;Не больше;Группы опций;Что-то',
      ';;Супы;;;300;;300;;;;;;',
      ';;Супы;;Борщ;300;400;300;;;;;;',
      ';;Супы;;Щи;300;;много;ведро;может быть;;;Нет такой;',
      `;${other.product_id};;;Чужое;300;;300;;;;;;`,
      'соус;;;;Соус;1;;;;;;;;',
      'группа;;;;Размер;;;;;;3;1;;',
      'опция;;;Размер;30 см;0;;;;;;;;',
      `;${product_id};;;;800;;;;;;;;`,
      `;${product_id};;;;900;;;;;;;;`,
    ].join('\n'),
  )
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')
  const found = body.problems.map(({ line, column, reason }: { line: number; column: string; reason: string }) => [
    line,
    plain(column),
    plain(reason),
  ])
  expect(found).toEqual([
    [1, 'Что-то', 'Такого столбца не знаем: он пропущен'],
    [2, 'Название', 'Назовите блюдо'],
    [3, 'Цена', 'Цена со скидкой должна быть ниже обычной'],
    [4, 'Вес', expect.any(String)],
    [4, 'Единица', 'Бывает г, кг, л, мл, шт, см'],
    [4, 'В продаже', 'Напишите «да» или «нет»'],
    [4, 'Группы опций', '«Нет такой» нет ни в меню, ни в файле выше'],
    [5, 'Код', 'Такого кода в этом меню нет. Для нового оставьте пустым'],
    [6, 'Вид', 'Бывает блюдо, группа, опция'],
    [7, 'Не больше', 'Не может быть меньше, чем выбрать обязательно'],
    [8, 'Группа', '«Размер» не загрузится: исправьте строку 7'],
    [10, 'Код', 'Это уже есть в строке 9'],
  ])
  expect(body.rows).toMatchObject([{ line: 9, action: 'change' }])
})

test('a file that unpacks without end, reaches far out or is no table is refused', async () => {
  const { load } = await restaurant()
  const sheet = (xml: string) => zipSync({ 'xl/worksheets/sheet1.xml': new TextEncoder().encode(xml) })
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40_000_000) }, { level: 9 })
  const codes = []
  for (const one of [
    bomb,
    sheet('<row r="1"><c r="XFD1048576"><v>1</v></c></row>'),
    sheet('<broken'),
    new Uint8Array([0, 1, 2, 0]),
  ])
    codes.push((await load(new Uint8Array(one), 'menu.xlsx')).body.errorMessage)
  expect(codes).toEqual([
    'menu_import.too_large',
    'menu_import.too_large',
    'menu_import.unreadable',
    'menu_import.unreadable',
  ])
  expect((await load(file(...Array.from({ length: 2001 }, (_, at) => dish(`Суп ${at}`, 1))))).body.errorMessage).toBe(
    'menu_import.too_large',
  )
})

test('a column named as a prototype is a column nobody knows', async () => {
  const { load } = await restaurant()
  const { body } = await load('__proto__;constructor;Название;Категория;Цена;Вес\n1;2;Борщ;Супы;300;300')
  expect(body.problems).toHaveLength(2)
  expect(body.rows).toMatchObject([{ name: 'Борщ' }])
})

test('of two dishes of one name a file has to say which', async () => {
  const { load, restaurant_id, product_id } = await restaurant()
  const { rows } = await pool.query('select category_id, name from product where id = $1', [product_id])
  await makeProduct(product.em(), { restaurant_id, category_id: rows[0].category_id, name: rows[0].name })
  const { body } = await load(`Название;Цена\n${rows[0].name};5`)
  expect(body.problems).toMatchObject([{ line: 2, column: 'Название' }])
})
