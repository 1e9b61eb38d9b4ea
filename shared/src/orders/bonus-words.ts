import { countOf } from '../formats/plural'
import type { Bonus } from './bonus'

export const pointsOf = (count: number) => countOf(count, 'балл', 'балла', 'баллов')

/** «Списать 120 баллов». */
export const spendWords = ({ most }: Pick<Bonus, 'most'>) => `Списать ${pointsOf(most)}`

/** What one has and how much of it counts. */
export const mostWords = ({ balance, share }: Pick<Bonus, 'balance' | 'share'>) =>
  `У\u00A0вас ${pointsOf(balance)}. Ими можно оплатить до\u00A0${share}\u00A0% стоимости блюд: 1\u00A0балл\u00A0— 1\u00A0₽.`

/** «После заказа начислим 35 баллов». */
export const earnWords = ({ will_earn }: Pick<Bonus, 'will_earn'>) =>
  `Вернётся ${pointsOf(will_earn)}, когда заказ завершится`

/** Of a restaurant: «Баллы: 5 % от заказа». */
export const percentWords = (percent: number) => `Баллы: ${percent}\u00A0% от\u00A0заказа`
