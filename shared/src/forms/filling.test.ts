import { describe, expect, test } from 'bun:test'
import { Problem } from '../wire/answers'
import { createTurn, isDirty, refusalOf, type Steps, settled, shownErrors, stepTo, toldAfter } from './filling'
import type { FormTable } from './form'

const TABLE = {
  name: { label: 'Имя', kind: 'text', max: 5, required: 'Укажите имя' },
  email: { label: 'Почта', kind: 'email' },
  floor: { label: 'Этаж', kind: 'digits', max: 2 },
} as const satisfies FormTable
const NOTHING: Steps = { last: '', left: new Set() }
const untouched = { tried: false, left: NOTHING.left, told: {} }

describe('a complaint', () => {
  const typed = { name: '', email: 'анна', floor: '' }

  test('waits until one has gone on from its field', () => {
    expect(shownErrors(TABLE, typed, untouched)).toEqual({})
    expect(Object.keys(shownErrors(TABLE, typed, { ...untouched, left: new Set(['email']) }))).toEqual(['email'])
  })

  test('of what may only be digits comes at once', () => {
    const errors = shownErrors(TABLE, { ...typed, floor: '1а' }, untouched)
    expect(errors).toEqual({ floor: 'Разрешены только цифры' })
  })

  test('of a field left empty waits for the sending, and then all stand there', () => {
    expect(shownErrors(TABLE, typed, { ...untouched, left: new Set(['name']) })).toEqual({})
    expect(Object.keys(shownErrors(TABLE, typed, { ...untouched, tried: true }))).toEqual(['name', 'email'])
  })

  test('of the server stands beside those of the form until its own field is changed', () => {
    const told = { name: 'Имя занято', email: 'Почта занята' }
    expect(shownErrors(TABLE, { name: 'Анна' }, { ...untouched, told })).toEqual(told)
    expect(toldAfter(told, { name: 'Ия' })).toEqual({ email: 'Почта занята' })
  })
})

describe('a step', () => {
  test('to another field leaves the one before', () => {
    const steps = ['name', 'name', 'email', 'floor'].reduce(stepTo, NOTHING)
    expect([...steps.left]).toEqual(['name', 'email'])
  })

  test('to a button leaves nothing: the complaint would push it from under the finger', () => {
    expect(stepTo({ last: 'name', left: new Set() }, null).left.size).toBe(0)
  })
})

describe('a failure to send', () => {
  const problem = (errors: Record<string, string>) => new Problem(422, 'request.invalid', 'Проверьте поля', errors)

  test('stands under the fields that it names', () => {
    expect(refusalOf(problem({ name: 'Имя занято' }), TABLE, {})).toEqual({
      told: { name: 'Имя занято' },
      failure: null,
    })
  })

  test('that names no field of the form is said for all of it', () => {
    expect(refusalOf(problem({ basket_id: 'Нет такой' }), TABLE, {}).failure).toBe('Проверьте поля')
    expect(refusalOf(problem({}), TABLE, {}).failure).toBe('Проверьте поля')
  })

  test('stands under the field that is to blame when it names none', () => {
    const { told, failure } = refusalOf(new TypeError('no network'), TABLE, { blame: 'email', otherwise: 'Не вышло' })
    expect(Object.keys(told)).toEqual(['email'])
    expect(failure).toBeNull()
  })
})

test('a form is dirty while it holds something else than was saved', () => {
  expect(isDirty({ name: 'Анна', marks: ['hot'] }, { name: 'Анна', marks: ['hot'] })).toBe(false)
  expect(isDirty({ name: 'Анна', marks: ['hot'] }, { name: 'Анна', marks: [] })).toBe(true)
})

describe('the turn to send', () => {
  test('is taken once, however often one presses, and again when it is over', async () => {
    const turn = createTurn()
    const { promise, resolve } = Promise.withResolvers<void>()
    let sent = 0
    const send = () => {
      sent += 1
      return promise
    }
    const presses = [turn.take(send), turn.take(send), turn.take(send)]
    resolve()
    await Promise.all(presses)
    expect(sent).toBe(1)
    await turn.take(send)
    expect(sent).toBe(2)
  })

  test('is free again after a failure', async () => {
    const turn = createTurn()
    await turn.take(() => Promise.reject(new Error('refused'))).catch(() => {})
    const sent: string[] = []
    await turn.take(async () => void sent.push('sent'))
    expect(sent).toHaveLength(1)
  })

  test('is free on coming back to a page that was left while it was sending', async () => {
    const turn = createTurn()
    void turn.take(() => new Promise(() => {}))
    turn.taken = false
    const sent: string[] = []
    await turn.take(async () => void sent.push('sent'))
    expect(sent).toHaveLength(1)
  })
})

describe('a form that was saved', () => {
  const pressed = { name: ' Анна ', email: 'a@b.c' }
  const saved = { name: 'Анна', email: 'a@b.c' }

  test('shows what was saved and has nothing unsaved', () => {
    const left = settled(pressed, pressed, saved)
    expect([left, isDirty(left, saved)]).toEqual([saved, false])
  })

  test('keeps what was typed while it was being sent, as unsaved', () => {
    const left = settled({ ...pressed, email: 'x@b.c' }, pressed, saved)
    expect([left, isDirty(left, saved)]).toEqual([{ name: 'Анна', email: 'x@b.c' }, true])
  })
})
