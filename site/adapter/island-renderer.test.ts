import { expect, test } from 'bun:test'
import { createElement, useId } from 'react'
import renderer from './island-renderer'

let drawn = 0
function Counted(props: object) {
  drawn++
  return createElement('b', { id: useId() }, 'word' in props ? String(props.word) : '')
}

const draw = (props: object, page: object = {}, place: { hydrate?: unknown } = { hydrate: 'idle' }) =>
  renderer.renderToStaticMarkup.call({ result: page }, Counted, props, {}, place)

test('an island with the same props is drawn once for all pages', () => {
  drawn = 0
  expect([draw({ word: 'а' }), draw({ word: 'а' })].map(({ html }) => html)).toEqual([
    draw({ word: 'а' }).html,
    draw({ word: 'а' }).html,
  ])
  expect(drawn).toBe(1)
  expect(draw({ word: 'б' }).html).toContain('>б</b>')
})

test('what no browser brings to life is drawn each time: the moment may be in it', () => {
  drawn = 0
  draw({ word: 'в' }, {}, {})
  draw({ word: 'в' }, {}, {})
  expect(drawn).toBe(2)
})

test('two islands of one page share no id', () => {
  const page = {}
  const [first, second] = [draw({ word: 'а' }, page), draw({ word: 'а' }, page)]
  expect(first.attrs.prefix).not.toBe(second.attrs.prefix)
  expect(first.html).not.toBe(second.html)
})
