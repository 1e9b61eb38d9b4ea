import { afterAll, expect, test } from 'bun:test'
import { areKnownInDark, noteInDark, textsIn, violations } from './axe.ts'
import { sharedBrowser } from './harness.ts'

const GOOD = `<!doctype html><html lang="ru"><head><title>Меню</title><style>
  body { color: #222; background: #fff } .pale { color: #333 } a, button { display: inline-block; min-width: 40px; min-height: 40px }
  .box { height: 900px; overflow: auto }</style></head><body>
  <header><nav aria-label="Разделы"><a href="/a">Еда</a></nav><nav aria-label="Своё"><a href="/b">Корзина</a></nav></header>
  <main><h1>Меню</h1><h2 id="soups">Супы</h2><p class="pale">Горячие, с рыбой.</p>
  <ul><li><img src="data:," alt="Уха"><button><span>Добавить</span></button></li><li><button><span>Убрать</span></button></li></ul>
  <form aria-labelledby="soups"><label for="count">Сколько</label><input id="count"><input aria-labelledby="soups" type="number">
  <select aria-label="Когда"><option>Сейчас</option></select></form>
  <div class="box">${'<p>Соусы на выбор.</p>'.repeat(20)}</div>
  <div role="radiogroup" aria-label="Острота"><div role="radio" aria-checked="false" tabindex="0">Мягко</div></div></main></body></html>`

/** What is done to the page, and the rule that must say so. */
const FAULTS: [string, string, string, RegExp][] = [
  ['a field without its label', '<label for="count">Сколько</label>', '', /label/],
  ['a label that leads elsewhere', 'for="count"', 'for="other"', /label/],
  ['a reference to nothing', '<input aria-labelledby="soups"', '<input aria-labelledby="soup"', /label/],
  ['one id for two elements, the first without words', '<h2 id', '<div id="soups"></div><h2 id', /label/],
  ['pale words', '#333', '#ccc', /color-contrast/],
  ['a picture without words', ' alt="Уха"', '', /image-alt/],
  ['an empty button', '<span>Добавить</span>', '<span></span>', /button-name/],
  ['a button whose words are not shown', '.box {', 'button span { display: none } .box {', /button-name/],
  ['a heading too deep', '<h2 id="soups">Супы</h2>', '<h4 id="soups">Супы</h4>', /heading-order/],
  ['two landmarks of one name', '"Своё"', '"Разделы"', /landmark-unique/],
  ['words outside landmarks', '</main>', '</main><p>Приходите</p>', /region/],
  ['what is no item in a list', '<ul><li>', '<ul><p>Уха</p><li>', /list/],
  ['an unknown attribute', ' aria-checked="false"', ' aria-checkd="false"', /aria-valid-attr/],
  ['a value that there is not', 'aria-checked="false"', 'aria-checked="no"', /aria-valid-attr-value/],
  ['a language that there is not', 'lang="ru"', 'lang="xyzw"', /html-has-lang|html-lang-valid/],
  [
    'small buttons side by side',
    'min-width: 40px; min-height: 40px',
    '0; padding: 0; border: 0; font-size: 8px; vertical-align: top',
    /target-size/,
  ],
  ['a box that keys do not scroll', 'height: 900px', 'height: 90px', /scrollable-region-focusable/],
  ['what cannot be reached is hidden from readers only', '<main>', '<main aria-hidden="true">', /aria-hidden-focus/],
  ['a page without a title', '<title>Меню</title>', '<title></title>', /document-title/],
  ['an order of one’s own', 'tabindex="0"', 'tabindex="2"', /tabindex/],
]

const browser = await sharedBrowser('shell')
const context = await browser.newContext()
const page = await context.newPage()
afterAll(() => context.close())

test('a good page is asked of axe once, whatever its words are and however long its lists', async () => {
  expect(await look(GOOD)).toEqual([])
  await page.evaluate(() => {
    window.axe.run = () => Promise.reject(new Error('axe was asked'))
  })
  await page.setContent(
    GOOD.replaceAll('Уха', 'Борщ').replaceAll('</ul>', '<li><button><span>Ещё</span></button></li></ul>'),
  )
  expect(await violations(page)).toEqual([])
})

test('a page is looked at in the dark where one of its classes was not', async () => {
  expect(await look(GOOD)).toEqual([])
  const texts = await textsIn(page)
  noteInDark(texts, texts)
  expect(areKnownInDark(texts)).toBe(true)
  await look(GOOD.replace('class="pale"', 'class="paler"'))
  expect(areKnownInDark(await textsIn(page))).toBe(false)
})

test.each(FAULTS)('%s is found on a page like a good one', async (_, was, is, rule) => {
  expect(await look(GOOD)).toEqual([])
  expect(GOOD).toContain(was)
  expect((await look(GOOD.replace(was, is))).join()).toMatch(rule)
})

/** The rules that a page of this markup breaks. */
async function look(markup: string) {
  await page.goto('about:blank')
  await page.setContent(markup)
  return (await violations(page)).map(({ rule }) => rule)
}
