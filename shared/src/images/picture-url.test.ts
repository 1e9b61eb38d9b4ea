import { expect, test } from 'bun:test'
import { PICTURE_WIDTHS, pictureSet } from './picture-url'

const widths = (sizes: string, widest?: number) =>
  [...pictureSet('id', 'webp', sizes, widest).matchAll(/\/api\/images\/id\/(\d+)\.webp \1w/g)].map(([, width]) =>
    Number(width),
  )

test('a place of plain pixels is offered no more than three for each', () => {
  expect(widths('48px')).toEqual([160])
  expect(widths('64px')).toEqual([160, 320])
  expect(widths('480px')).toEqual([...PICTURE_WIDTHS])
})

test('a place as wide as the window is offered all, or what it says it may need', () => {
  const sizes = '(min-width: 600px) 256px, calc(50vw - 22px)'
  expect(widths(sizes)).toEqual([...PICTURE_WIDTHS])
  expect(widths(sizes, 640)).toEqual([160, 320, 480, 640])
  expect(widths(sizes, 500)).toEqual([160, 320, 480, 640])
})
