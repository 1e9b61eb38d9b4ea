import { expect, test } from 'bun:test'
import { attributes, markup } from './markup'

test('what stands between the tags is text, whoever wrote it', () => {
  expect(`${markup`<p>${'<b>«Шторм» & "Ко"'}</p>`}`).toBe('<p>&lt;b&gt;«Шторм» &amp; &quot;Ко&quot;</p>')
})

test('markup within markup stays markup, also in a list', () => {
  const items = ['а', '<'].map((word) => markup`<li>${word}</li>`)
  expect(`${markup`<ul>${items}</ul>`}`).toBe('<ul><li>а</li><li>&lt;</li></ul>')
})

test('nothing is written for what is not there', () => {
  expect(`${markup`<p>${null}${undefined}${false}${''}${0}</p>`}`).toBe('<p>0</p>')
})

test('the line breaks of the source are not of the page', () => {
  expect(
    `${markup`<p>
      <b>${'  да  '}</b> и
    </p>`}`,
  ).toBe('<p><b>  да  </b> и</p>')
})

test('a line that breaks between attributes keeps them apart', () => {
  expect(
    `${markup`<img src="${'a'}"
      alt="">`}`,
  ).toBe('<img src="a" alt="">')
})

test('attributes that are missing are left out, true ones stand by their name, values cannot end', () => {
  expect(
    `${markup`<a${attributes({ href: '/?a=1&b="', 'data-on': true, title: null, rel: undefined, hidden: false })}></a>`}`,
  ).toBe('<a href="/?a=1&amp;b=&quot;" data-on></a>')
})
