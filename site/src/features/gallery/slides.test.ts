import { expect, test } from 'bun:test'
import { slidesOf, stepTo, wayOut } from './slides'

const image = (id: string) => ({ id, url: `/api/images/${id}/960.webp`, width: 960, height: 720, color: '#112233' })

test('every photograph says what it shows, and the video comes last', () => {
  expect(slidesOf([image('a'), image('b')], '/video.mp4', 'Рамен').map(({ alt }) => alt)).toEqual([
    'Рамен',
    'Рамен, фото\u00a02',
    'Рамен, видео',
  ])
  expect(slidesOf([image('a')], null, 'Рамен')).toHaveLength(1)
})

test('after the last slide comes the first, and before the first the last', () => {
  expect([stepTo(4, 1, 5), stepTo(0, -1, 5), stepTo(1, 1, 5), stepTo(0, 1, 1)]).toEqual([0, 4, 2, 0])
})

test('a finger leads out of the row only where the row ends', () => {
  expect([wayOut(4, 5, -100), wayOut(0, 5, 100)]).toEqual([1, -1])
  expect([wayOut(4, 5, 100), wayOut(0, 5, -100), wayOut(2, 5, 100), wayOut(2, 5, -100)]).toEqual([0, 0, 0, 0])
})
