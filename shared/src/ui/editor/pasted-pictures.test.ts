import { expect, test } from 'bun:test'
import { lostPictures, picturesOf } from './pasted-pictures'

const PHOTO = new File(['…'], 'photo.png', { type: 'image/png' })
function copied(html: string, files: readonly File[] = []): DataTransfer {
  const copy: Partial<DataTransfer> = { getData: (type) => (type === 'text/html' ? html : '') }
  return Object.assign(Object.create(null), copy, { files })
}

test.each([
  ['a picture of the screen', '', 1],
  ['a picture of another page', '<meta charset="utf-8"><img src="https://example.com/a.png" alt="Маяк">', 1],
  ['words that a program also draws', '<p>Цена <b>690</b></p>', 0],
])('%s', (_, html, taken) => {
  expect(picturesOf(copied(html, [PHOTO]))).toHaveLength(taken)
})

test('what is no picture is not taken', () => {
  expect(picturesOf(copied('', [new File(['…'], 'a.pdf', { type: 'application/pdf' })]))).toEqual([])
  expect(picturesOf(null)).toEqual([])
})

test.each([
  ['<p>Слова</p><img src="https://example.com/a.png"><IMG src=b.png>', 2],
  ['<p>Из Word</p><v:imagedata src="file:///a.png"/>', 1],
  ['<figure data-image="0198"><img src="/api/images/a"></figure><p>Слова</p>', 0],
  ['<p>Слова об <image></p>', 0],
])('%s leaves %p behind', (html, lost) => {
  expect(lostPictures(copied(html))).toBe(lost)
})
