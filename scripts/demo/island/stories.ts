import type { DemoStory } from './shapes.ts'
import { glue } from './typography.ts'

/** The round pictures at the top of the home page, in their order. */
export const STORIES: readonly DemoStory[] = [
  told({
    title: 'Сезон краба до 30 ноября',
    text: 'Камчатский и волосатый — прямо с катера, горячими и с маслом. «Причал 9» варит в день вылова, пока сезон не закрыли.',
    link: { kind: 'restaurant', restaurant: 'pier-9' },
    theme: 'crab-season',
    restaurant: 'pier-9',
  }),
  told({
    title: 'Десерт в подарок',
    text: 'Закажите в «Сладкой бухте» на 1 500 ₽ — и кусочек медовика приедет вместе с заказом. Хватит ли его до чая, решать вам.',
    link: { kind: 'restaurant', restaurant: 'sweet-bay' },
    theme: 'dessert',
    restaurant: 'sweet-bay',
  }),
  told({
    title: 'Новый рамен у «Шторма»',
    text: 'Рамен с кимчи: бульон на двенадцать часов, свиная грудинка и домашнее кимчи. Пока знакомимся — 490 ₽ вместо 620 ₽.',
    link: { kind: 'restaurant', restaurant: 'storm' },
    theme: 'new-ramen',
    restaurant: 'storm',
  }),
  told({
    title: 'Завтраки до 11:00',
    text: 'Сырники, каши, яйца бенедикт и хлеб, который ещё тёплый. Три кухни просыпаются раньше вас.',
    link: { kind: 'cuisine', cuisine: 'breakfast' },
    theme: 'breakfast',
  }),
  told({
    title: 'Скидка 400 ₽ на первый заказ',
    text: 'Промокод ОСТРОВ400 действует на первый заказ от 1 500 ₽ при оплате онлайн. Добро пожаловать на остров!',
    link: { kind: 'promo_codes' },
    theme: 'first-order',
  }),
  told({
    title: 'Другу 400 ₽, себе 250 ₽',
    text: 'Поделитесь своим кодом. Друг получит скидку на первый заказ от 1 500 ₽, а вы — 250 ₽, когда заказ ему привезут.',
    link: { kind: 'invite' },
    theme: 'invite-friends',
  }),
  told({
    title: 'Здравствуйте, это Остров',
    text: 'Шестнадцать кухонь в шести городах: роллы, плов, пян-се и борщ. Укажите адрес — покажем, кто привезёт и когда.',
    link: { kind: 'home' },
    theme: 'welcome',
  }),
  told({
    title: 'Ночью тоже едят',
    text: '«Полночный лосось» до двух, «Крутим-вертим» — круглые сутки. Даже в метель, проверено.',
    link: { kind: 'restaurant', restaurant: 'midnight-salmon' },
    theme: 'night',
    restaurant: 'midnight-salmon',
  }),
  told({
    title: 'День пиццы каждый день',
    text: 'Комбо «Три ветра» от «Семи румбов» — 1 690 ₽ вместо 1 890 ₽: три пиццы и литр морса на всю компанию.',
    link: { kind: 'restaurant', restaurant: 'seven-winds' },
    theme: 'pizza-day',
    restaurant: 'seven-winds',
  }),
  told({
    title: 'Кофе к первому парому',
    text: 'Закажите с телефона — чашка будет ждать у окна. Попробуйте раф с клоповкой: этот вкус есть только у нас на островах.',
    link: { kind: 'restaurant', restaurant: 'first-ferry' },
    theme: 'coffee',
    restaurant: 'first-ferry',
  }),
]

function told(story: DemoStory): DemoStory {
  return { ...story, title: glue(story.title), text: glue(story.text) }
}
