import { test } from 'bun:test'
import type { Locator } from 'playwright'
import sharp from 'sharp'
import { settle } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN, type Person } from './person.ts'
import { pictures, screen, settled } from './screen.ts'

const journey = await shareJourney()

test('a text is written, formatted and linked by keys alone, and drawn by the server as it stands', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  const { text, drawn, submit, tool } = await openEditor(anna)
  await empty(text)
  await expect(text.locator('[data-placeholder]')).toHaveAttribute('data-placeholder', 'О\u00A0чём расскажете?')
  await submit.click()
  await expect(text).toBeFocused()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Напишите статью')).toBeVisible()

  await page.keyboard.type('## Новости')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Напишите статью')).toHaveCount(0)
  await page.keyboard.type('Открыли "Шторм" - ')
  await page.keyboard.press('Control+b')
  await expect(tool('Жирный')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('сегодня')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(', ')
  await page.keyboard.press('Control+i')
  await page.keyboard.type('в порту')
  await page.keyboard.press('Control+i')
  await page.keyboard.type(': ')

  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Ссылка' })
  await expect(dialog.getByLabel('Адрес')).toBeFocused()
  await page.keyboard.type('javascript:alert(1)')
  await dialog.getByLabel('Текст ссылки').fill('меню')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Адрес начинается с\u00A0https://')).toBeVisible()
  await expect(dialog.getByLabel('Адрес')).toBeFocused()
  await screen(page, 'rich-link')
  await dialog.getByLabel('Адрес').fill('example.com/menu')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(text).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.type('- раз')
  await page.keyboard.press('Enter')
  await page.keyboard.type('два')
  await page.keyboard.press('Control+]')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => htmlOf(drawn))
    .toBe(
      '<h2>Новости</h2><p>Открыли «Шторм»\u00A0— <strong>сегодня</strong>, <em>в\u00A0порту</em>: ' +
        '<a href="https://example.com/menu" rel="noopener noreferrer nofollow">меню</a></p>' +
        '<ul><li><p>раз</p><ul><li><p>два</p></li></ul></li></ul>',
    )
})

test('the toolbar is one stop of the Tab key, and Tab leads out of the text', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  const { text, tool, submit } = await openEditor(anna)
  await text.focus()
  await page.keyboard.press('Alt+F10')
  await expect(tool('Заголовок')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tool('Вернуть')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(tool('Подзаголовок')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tool('Подзаголовок')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(submit).toBeFocused()
})

test('what other programs copy is cleaned to what a text may hold', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { text, drawn, submit } = await openEditor(anna)
  const pasted = async (html: string) => {
    await empty(text)
    await paste(text, html)
    await submit.click()
    return expect.poll(() => htmlOf(drawn))
  }
  await (await pasted(HOSTILE)).toBe(
    '<h2>Правила</h2><p>До <strong>свидания</strong> и <a href="https://example.com/" rel="noopener noreferrer nofollow">сюда</a>' +
      ` нет</p>${tableOf('<tr><td>Цена</td><td>690\u00A0₽</td></tr>')}`,
  )
  await (await pasted(WORD)).toBe(
    '<p><strong>Важно</strong></p><ul><li><p>Первое</p><ol><li><p>Внутри</p></li></ol></li><li><p>Второе</p></li></ul><p>Конец</p>',
  )
  await (await pasted(LINES)).toContain('<p>Раз<br>Два</p><p>Три</p><p>Адрес: Ленина, 10<br>Телефон: 42-35-67</p>')
  await (await pasted(CELLS)).toBe(`${tableOf('<tr><td>Пн–Пт<br>9–18</td><td>Сб<br>10–15</td></tr>')}<p>300\u00A0₽</p>`)
  await (await pasted(GOOGLE)).toBe(
    '<h2>Заголовок</h2><p>Обычный <strong>жирный</strong> <em>косой</em></p><ul><li><p>Пункт</p></li></ul>',
  )
  await text.press('Control+a')
  await paste(text, '', 'https://example.com/all')
  await submit.click()
  await expect
    .poll(() => htmlOf(drawn))
    .toContain('<a href="https://example.com/all" rel="noopener noreferrer nofollow">Обычный ')
})

test('a picture is sent, described and captioned, and changed afterwards', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  const { text, drawn, submit, tool } = await openEditor(anna)
  await text.press('Control+End')
  await tool('Картинка').click()
  const dialog = page.getByRole('dialog', { name: 'Картинка' })
  await dialog.getByRole('button', { name: 'Вставить картинку' }).click()
  await expect(dialog.getByText('Добавьте фото')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(await photograph())
  await expect(dialog.locator('img[data-state="stored"]')).toBeVisible()
  await dialog.getByRole('button', { name: 'Вставить картинку' }).click()
  await expect(dialog.getByText('Опишите картинку для тех, кто её не\u00A0видит')).toBeVisible()
  await dialog.getByLabel('Что на\u00A0картинке').fill('Маяк на\u00A0скале')
  await dialog.getByLabel('Подпись').fill('Анива')
  await screen(page, 'rich-image')
  await dialog.getByRole('button', { name: 'Вставить картинку' }).click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.type('После картинки')

  await text.getByAltText('Маяк на\u00A0скале').click()
  await expect(tool('Картинка')).toHaveAttribute('aria-pressed', 'true')
  await tool('Картинка').click()
  await dialog.getByLabel('Подпись').fill('Мыс Анива')
  await dialog.getByRole('button', { name: 'Сохранить картинку' }).click()
  await submit.click()
  await expect(drawn.locator('figure img')).toHaveAttribute('alt', 'Маяк на\u00A0скале')
  await expect(drawn.locator('figcaption')).toHaveText('Мыс Анива')
  await expect(drawn.locator('p').last()).toHaveText('После картинки')
  await drawn.scrollIntoViewIfNeeded()
  await settled(page)
  await pictures(page, 'rich-drawn')
})

test.each([
  ['light', 'phone', undefined],
  ['dark', 'phone', undefined],
  ['light', 'desktop', DESKTOP_SCREEN],
  ['dark', 'desktop', DESKTOP_SCREEN],
] as const)('the editor and what is drawn of it fit one another in %s colours on a %s', async (theme, _, size) => {
  await using anna = await journey.person(size)
  const { page } = anna
  const { text } = await openEditor(anna, theme)
  await text.locator('p').first().click()
  await page.getByRole('toolbar').scrollIntoViewIfNeeded()
  await screen(page, `rich-text-${theme}`)
  await page.keyboard.type('длинно '.repeat(300))
  await expect(page.getByText('Не\u00A0больше 2000\u00A0знаков')).toBeVisible()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
})

test('an editor that did not come is tried again, and its label leads into it', async () => {
  await using anna = await journey.person()
  const { page } = anna
  anna.watch.forgive(/RichTextEditor|ERR_FAILED/)
  await page.route('**/RichTextEditor*.js', (route) => route.abort('failed'))
  await page.goto('/dev/components?theme=light')
  const alert = page.getByRole('alert').filter({ hasText: 'Редактор не\u00A0загрузился' })
  await expect(alert).toBeVisible()
  await expect(page.getByText('вернём деньги целиком').first()).toBeVisible()
  await page.unroute('**/RichTextEditor*.js')
  await alert.getByRole('button', { name: 'Повторить' }).click()
  const text = page.getByRole('textbox', { name: 'Статья' })
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await page.getByText('Статья', { exact: true }).click()
  await expect(text).toBeFocused()
})

test('the editor is not laid by for a customer without a network', async () => {
  const worker = await (await fetch(`${journey.url}/sw.js`)).text()
  expect(worker).toContain('/assets/delivery.')
  expect(worker).not.toMatch(/rich-?text/i)
})

/** The editor of the page of all parts. */
async function openEditor({ page }: Person, theme = 'light') {
  await page.goto(`/dev/components?theme=${theme}`)
  const text = page.getByRole('textbox', { name: 'Статья' })
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await settled(page)
  return {
    text,
    drawn: page.locator(`#${theme}-drawn`),
    submit: page.getByRole('button', { name: 'Отправить статью' }),
    tool: (name: string) =>
      page.getByRole('toolbar', { name: 'Оформление: Статья' }).getByRole('button', { name, exact: true }),
  }
}

async function empty(text: Locator) {
  await text.press('Control+a')
  await text.press('Delete')
  // The first part of the sample is a heading and stays one.
  await text.press('Control+Alt+0')
}

const htmlOf = async (drawn: Locator) => (await drawn.innerHTML()).replaceAll('&nbsp;', '\u00A0')

/** As a browser pastes what another program copied. */
async function paste(text: Locator, html: string, plain = '') {
  await text.evaluate(
    (target, copied) => {
      const clipboardData = new DataTransfer()
      if (copied.html) clipboardData.setData('text/html', copied.html)
      if (copied.plain) clipboardData.setData('text/plain', copied.plain)
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, plain },
  )
}

async function photograph() {
  const create = { width: 600, height: 400, channels: 3, background: { r: 40, g: 90, b: 120 } } as const
  return { name: 'a.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}
const HOSTILE = `<html><head><style>body{color:red}</style><title>Чужое</title></head><body onload="alert(1)">
<h1 style="color:red" onclick="alert(1)"><b>Правила</b></h1><script>alert(1)</script><style>p{display:none}</style>
<p class="x">До <b>свидания</b> и <a href="http://example.com/" onclick="alert(1)">сюда</a> <a href="javascript:alert(1)">нет</a>
<img src="x" onerror="alert(1)"><iframe src="/eda"></iframe><svg onload="alert(1)"><text>рисунок</text></svg></p>
<table><tr><td>Цена</td><td>690 ₽</td></tr></table></body></html>`
const word = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=RU>
<!--StartFragment--><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Важно<o:p></o:p></b></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
${word(1, '·', 'Первое')}${word(2, '1.', 'Внутри')}${word(1, '·', 'Второе')}<p class=MsoNormal>Конец</p><!--EndFragment--></body></html>`
const LINES = 'Раз<br>Два<p>Три</p><div>Адрес: Ленина, 10<br>Телефон: 42-35-67<div>Ждём</div></div>'
const TABLE = '<div class="rich-text__table" role="group" aria-label="Таблица" tabindex="0"><table><tbody>'
const tableOf = (rows: string) => `${TABLE}${rows}</tbody></table></div>`
const CELLS = '<table><tr><td>Пн–Пт<br>9–18</td><td><p>Сб</p><p>10–15</p></td></tr></table><p><s>500 ₽</s> 300 ₽</p>'
const GOOGLE = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400;">Заголовок</span></h1><br><p dir="ltr"><span style="font-weight:400;">Обычный </span><span style="font-weight:700;">жирный</span><span style="font-weight:400;"> </span><span style="font-style:italic;">косой</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Пункт</span></p></li></ul></b><br class="Apple-interchange-newline">`
