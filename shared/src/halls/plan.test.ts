import { expect, test } from 'bun:test'
import { missingAt, placesComplaint, placesOf, rowsAt } from './places'
import { planOf, readPlan, seatWords } from './plan'

const HALL = 'Партер; 1–2; 3+3\nПартер; 3; 2; 1; -3\nПартер; 3; 2; 3; 3\n\nБалкон; А; 4; 11; 0,5'

test('lines make rows with numbers and places: alike, with a passage, in pieces, moved', () => {
  const { rows, count, width, height } = planOf(HALL)
  expect([count, width, height]).toEqual([20, 8, 5.5])
  expect(rows.map(({ sector, name, y }) => `${sector} ${name} ${y}`)).toEqual([
    'Партер 1 1',
    'Партер 2 2',
    'Партер 3 3',
    'Балкон А 5',
  ])
  expect(rows[0]?.seats.map(({ number, x }) => [number, x])).toEqual([
    ...[1, 2, 3].map((number) => [number, number]),
    ...[4, 5, 6].map((number) => [number, number + 1]),
  ])
  expect(rows[2]?.seats.map(({ x }) => x)).toEqual([0.5, 1.5, 6.5, 7.5])
  expect(rows[3]?.seats.map(({ number, x }) => [number, x])).toEqual(
    [11, 12, 13, 14].map((number) => [number, number - 8]),
  )
  expect(seatWords({ sector: 'Партер', row: '5', number: 12 })).toBe('Партер, ряд\u00A05, место\u00A012')
})

test('a line that cannot be is named with what is wrong', () => {
  const wrong: [string, RegExp][] = [
    ['', /хотя\s*бы один ряд/],
    ['Партер', /Строка 1: ряд/],
    ['Партер; 1; 10\nПартер; 2; 0', /Строка 2: мест в/],
    ['Партер; 1; 5; 1; 0,3', /сдвиг/],
    ['Партер; 1; 5\nПартер; 1; 5; 6', /стоит на/],
    ['Партер; 1; 5\nПартер; 1; 5', /место 1 в\s*этом ряду уже есть/],
    ['Партер; 1; 5\nПартер; 2; 5\nПартер; 1; 5; 6; 9', /Строка 3: ряд 1 .* уже описан/],
    ['Партер: левый; 1; 5', /двоеточий/],
    ['Партер; 3–1; 5', /ряд/],
    ['Партер; 1–50; 101', /Мест 5050/],
  ]
  for (const [text, said] of wrong) expect(readPlan(text).complaint ?? '', text).toMatch(said)
})

test('a kind lies over sectors or their rows, and a plan that lacks them is told of', () => {
  const plan = planOf(HALL)
  expect(rowsAt('Партер: 1, 3\nБалкон', plan).map(({ name }) => name)).toEqual(['1', '3', 'А'])
  expect([placesComplaint('Партер: 1–3, 5\nБалкон'), placesComplaint('Партер:')].map((one) => one === null)).toEqual([
    true,
    false,
  ])
  expect(missingAt('Партер: 2–3', plan)).toBeNull()
  expect([missingAt('Ложа', plan), missingAt('Партер: 3–4', plan)].join()).toMatch(/«Ложа».*ряда 4/)
})

test('rows that were chosen are named by lines that mean the same rows', () => {
  const plan = planOf('Партер; 1–12; 5\n\nБалкон; А; 4\nБалкон; Б; 4')
  const named = (wanted: readonly string[]) =>
    plan.rows.filter(({ sector, name }) => wanted.includes(`${sector} ${name}`))
  const some = named(['Партер 1', 'Партер 2', 'Партер 3', 'Партер 9', 'Балкон А', 'Балкон Б'])
  expect(placesOf(some, plan.rows)).toBe('Партер: 1–3, 9\nБалкон')
  for (let tries = 0; tries < 200; tries += 1) {
    const chosen = plan.rows.filter(() => Math.random() < 0.5)
    const lines = placesOf(chosen, plan.rows)
    expect(rowsAt(lines, plan), lines).toEqual(chosen)
    expect([placesComplaint(lines), missingAt(lines, plan)]).toEqual([null, null])
  }
})
