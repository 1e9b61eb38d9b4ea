import { expect, test } from 'bun:test'
import { factsOf } from './facts'
import { pricePer, priceWords } from './price-words'

const NAMES = new Map([['barman', 'Бармен']])
const textsOf = (where: 'card' | 'page', section: 'vacancies' | 'estate', said: Record<string, unknown>) =>
  factsOf(section, said, NAMES, where).map(({ text }) => text.replaceAll('\u00A0', ' '))

test('on a card a fact is understood without its label, on the page it stands beside it', () => {
  const job = {
    ...{ specialization: 'barman', company: 'Шторм', work_experience: 'from_1_to_3' },
    ...{ type_employment: 'full', schedule: 'two_two' },
  }
  expect(textsOf('card', 'vacancies', job)).toEqual([
    ...['Бармен', '«Шторм»', 'Опыт 1–3 года', 'Полная занятость', 'График 2/2'],
  ])
  expect(textsOf('page', 'vacancies', job)).toEqual(['Бармен', 'Шторм', '1–3 года', 'Полная', '2/2'])
})

test('no rooms are a studio, a deposit is a sum', () => {
  const home = { deal: 'rent', kind: 'flat', rooms: 0, area: 28, deposit: 42_000 }
  expect(textsOf('page', 'estate', home)).toEqual(['Аренда надолго', 'Квартира', 'Студия', '28 м²', '42 000 ₽'])
})

test('a price says what it is paid for, where it is not paid once', () => {
  const wordsOf = (deal: string) => {
    const price_per = pricePer('estate', { deal })
    return priceWords({ section: 'estate', price: 4500, price_per, salary: null }).replaceAll('\u00A0', ' ')
  }
  expect([wordsOf('rent'), wordsOf('daily'), wordsOf('sale')]).toEqual([
    '4 500 ₽ в месяц',
    '4 500 ₽ за сутки',
    '4 500 ₽',
  ])
  expect(pricePer('cars', { deal: 'rent' })).toBeNull()
})
