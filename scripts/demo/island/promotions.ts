import type { DemoPromotion } from './shapes.ts'
import { glue } from './typography.ts'

/** The slides of the home page, in their order. */
export const PROMOTIONS: readonly DemoPromotion[] = [
  slide({
    key: 'welcome',
    title: '400 ₽ на первый заказ',
    description: 'от 1 500 ₽ при оплате онлайн',
    button: 'Забрать промокод',
    theme: 'first-order',
    link: { kind: 'promo_codes' },
    promo_code: 'ОСТРОВ400',
  }),
  slide({
    key: 'referral',
    title: 'Другу 400 ₽, себе 250 ₽',
    description: 'за каждого, кто сделает первый заказ',
    button: 'Пригласить',
    theme: 'invite-friends',
    link: { kind: 'invite' },
  }),
  slide({
    key: 'crab-season',
    title: 'Краб прямо с катера',
    description: '«Причал 9», до 30 ноября',
    button: 'Выбрать краба',
    theme: 'crab-season',
    link: { kind: 'restaurant', restaurant: 'pier-9' },
  }),
  slide({
    key: 'night',
    title: '−15 % на ночные роллы',
    description: '«Полночный лосось», промокод НОЧЬ15',
    button: 'К роллам',
    theme: 'night',
    link: { kind: 'restaurant', restaurant: 'midnight-salmon' },
    promo_code: 'НОЧЬ15',
  }),
  slide({
    key: 'breakfast',
    title: 'Завтрак уже готов',
    description: 'сырники, круассаны и каши с семи утра',
    button: 'Что на завтрак',
    theme: 'breakfast',
    link: { kind: 'cuisine', cuisine: 'breakfast' },
  }),
  slide({
    key: 'pizza-day',
    title: 'Три пиццы и морс',
    description: 'комбо «Три ветра» за 1 690 ₽',
    button: 'Собрать комбо',
    theme: 'pizza-day',
    link: { kind: 'restaurant', restaurant: 'seven-winds' },
  }),
]

function slide(promotion: DemoPromotion): DemoPromotion {
  return { ...promotion, title: glue(promotion.title), description: glue(promotion.description) }
}
