import { company } from '../legal.ts'
import { chooseOne, chooseUpTo, dish, extras, grams, milliliters, per100, section } from '../menu-line.ts'
import { hours } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const cup = chooseOne('Объём', { '250 мл': 0, '350 мл': 40, '450 мл': 70 })
const milk = chooseOne('Молоко', { Обычное: 0, Безлактозное: 50, Овсяное: 60, Кокосовое: 60 })
const syrups = chooseUpTo(2, 'Сироп', { Ваниль: 40, Карамель: 40, Фундук: 40, 'Солёная карамель': 40 })
const porridgeTop = chooseUpTo(3, 'Добавить', { Банан: 40, 'Ягоды клоповки': 60, 'Грецкий орех': 60, Мёд: 30 })

const coffee: DemoCategory = section('Кофе', 'latte', [
  dish('Капучино', 'Плотная пенка и шоколадное зерно средней обжарки', {
    price: 190,
    ...milliliters(250),
    nutritional_value: per100(54, 3, 2.8, 4.2),
    picture: 'coffee:cappuccino',
    popular: true,
    option_groups: [cup, milk, syrups],
  }),
  dish('Латте', 'Помягче: больше молока, меньше разговоров', {
    price: 200,
    ...milliliters(350),
    nutritional_value: per100(56, 3.1, 2.9, 4.4),
    picture: 'latte:classic',
    popular: true,
    option_groups: [milk, syrups],
  }),
  dish('Американо', 'Двойной эспрессо и горячая вода', {
    price: 150,
    ...milliliters(250),
    picture: 'coffee:black',
    option_groups: [cup],
  }),
  dish('Раф «Клоповка»', 'Сливки, эспрессо и варенье из островной ягоды. Такого на материке не нальют', {
    price: 270,
    ...milliliters(350),
    nutritional_value: per100(128, 2.4, 8.6, 10.4),
    picture: 'latte:raf',
    popular: true,
  }),
  dish('Флэт уайт', 'Две порции эспрессо и тонкий слой молока', {
    price: 210,
    ...milliliters(200),
    nutritional_value: per100(48, 2.7, 2.5, 3.8),
    picture: 'coffee:flat-white',
    option_groups: [milk],
  }),
  dish('Какао с маршмеллоу', 'На цельном молоке, густое', {
    price: 220,
    ...milliliters(300),
    nutritional_value: per100(96, 3.4, 3.9, 12.1),
    picture: 'latte:cocoa',
    option_groups: [milk],
  }),
  dish('Матча-латте', 'Японская матча, взбитая венчиком из бамбука', {
    price: 250,
    ...milliliters(300),
    nutritional_value: per100(62, 3, 2.6, 6.6),
    picture: 'latte:matcha',
    option_groups: [milk],
  }),
])

const breakfast: DemoCategory = section('Завтраки весь день', 'omelette', [
  dish('Завтрак моряка', 'Глазунья из двух яиц, бекон, колбаска, фасоль, тост и масло. До обеда не отпустит', {
    price: 460,
    ...grams(380),
    nutritional_value: per100(192, 10.2, 12.8, 9.1),
    picture: 'omelette:sailor',
    popular: true,
    options: extras({ 'Третье яйцо': 40, 'Ещё бекон': 90 }),
  }),
  dish('Омлет с крабом', 'Пышный омлет, мясо краба и шнитт-лук', {
    price: 520,
    ...grams(250),
    nutritional_value: per100(152, 12.1, 10.4, 2.4),
    picture: 'omelette:crab',
  }),
  dish('Скрембл на бриоши', 'Нежные яйца, сливочный сыр и лосось', {
    price: 450,
    ...grams(240),
    nutritional_value: per100(214, 11.6, 13.2, 12.2),
    picture: 'toast:scramble',
    options: extras({ 'Двойной лосось': 160, Авокадо: 110 }),
  }),
  dish('Шакшука', 'Два яйца в томатах с перцем и брынзой, к ней лепёшка', {
    price: 390,
    ...grams(350),
    nutritional_value: per100(106, 6.1, 6.7, 5.2),
    picture: 'omelette:shakshuka',
  }),
  dish('Яйца бенедикт', 'Пашот, ветчина и голландский соус на бриоши', {
    price: 430,
    ...grams(230),
    nutritional_value: per100(231, 10.8, 15.9, 11.1),
    picture: 'omelette:benedict',
    popular: true,
    option_groups: [chooseOne('С чем', { 'С ветчиной': 0, 'С лососем': 70, 'Со шпинатом': 0 })],
  }),
])

const sweetMornings: DemoCategory = {
  served: { from: '08:00', till: '12:00' },
  ...section('Сырники и каши', 'syrniki', [
    dish('Сырники', 'Три штуки из фермерского творога, сметана и варенье', {
      price: 340,
      ...grams(230),
      nutritional_value: per100(224, 12.6, 9.8, 21),
      picture: 'syrniki:sweet',
      popular: true,
      option_groups: [chooseOne('Варенье', { Клоповка: 0, Клубника: 0, Сгущёнка: 0 })],
    }),
    dish('Сырники солёные', 'С лососем, огурцом и йогуртом', {
      price: 420,
      ...grams(250),
      nutritional_value: per100(194, 13.4, 9.6, 13),
      picture: 'syrniki:salmon',
    }),
    dish('Овсяная каша', 'На молоке, как любите — погуще', {
      price: 220,
      ...grams(300),
      nutritional_value: per100(98, 3.4, 3.2, 13.9),
      picture: 'porridge:oat',
      option_groups: [porridgeTop],
    }),
    dish('Рисовая на кокосовом молоке', 'С манго и кунжутом', {
      price: 260,
      ...grams(300),
      nutritional_value: per100(124, 2.1, 5.2, 17.3),
      picture: 'porridge:mango-rice',
      option_groups: [porridgeTop],
    }),
    dish('Гранола с йогуртом', 'Запекаем с мёдом и тыквенными семечками', {
      price: 290,
      ...grams(240),
      nutritional_value: per100(198, 6.1, 8.4, 24.8),
      picture: 'porridge:granola',
    }),
    dish('Панкейки', 'Четыре пышных блинчика с кленовым сиропом', {
      price: 330,
      ...grams(250),
      nutritional_value: per100(248, 6.2, 8.9, 35.8),
      picture: 'pancakes:stack',
      options: extras({ 'Шарик пломбира': 70, Банан: 40, Ягоды: 60 }),
    }),
  ]),
}

const bites: DemoCategory = section('Сэндвичи', 'sandwich', [
  dish('Паромный сэндвич', 'Курица, яйцо, бекон и томат в трёх тостах. Завёрнут так, чтобы съесть на палубе', {
    price: 360,
    ...grams(270),
    nutritional_value: per100(224, 12.4, 11.2, 18.4),
    picture: 'sandwich:club',
    popular: true,
  }),
  dish('Круассан с яйцом', 'Скрембл, сыр и зелёный лук', {
    price: 290,
    ...grams(170),
    nutritional_value: per100(286, 10.6, 18.1, 20.4),
    picture: 'croissant:egg',
  }),
  dish('Ролл с тунцом', 'Тонкая лепёшка, тунец, кукуруза и салат', {
    price: 310,
    ...grams(240),
    nutritional_value: per100(184, 11.2, 6.9, 19.4),
    picture: 'shawarma:tuna',
  }),
])

const sweets: DemoCategory = section('К кофе', 'cheesecake', [
  dish('Чизкейк «Маяк»', 'Баскский, тёмный сверху и текучий внутри', {
    price: 290,
    ...grams(140),
    nutritional_value: per100(338, 6.8, 24.6, 22.1),
    picture: 'cheesecake:basque',
    popular: true,
  }),
  dish('Морковный торт', 'С орехом, корицей и сырным кремом', {
    price: 270,
    ...grams(150),
    nutritional_value: per100(356, 5.1, 19.2, 41),
    picture: 'cake:carrot',
  }),
  dish('Печенье с шоколадом', 'Большое, мягкое в середине', {
    price: 130,
    ...grams(80),
    nutritional_value: per100(452, 5.6, 21.8, 58.2),
    picture: 'sweets:cookie',
    additional: true,
  }),
  dish('Пончик с глазурью', 'Свежий до одиннадцати, потом обычно кончается', {
    price: 140,
    ...grams(80),
    nutritional_value: per100(392, 5.8, 18.4, 51),
    picture: 'donut:glazed',
    additional: true,
  }),
  dish('Вода', 'Без газа, чтобы запить кофе', {
    price: 80,
    ...milliliters(500),
    picture: 'water',
    additional: true,
  }),
])

export const FIRST_FERRY: DemoRestaurant = {
  key: 'first-ferry',
  name: 'Первый паром',
  title: glue('Кофе и завтраки к отправлению — забирайте по пути'),
  city: 'Холмск',
  street: 'Победы',
  house: '4',
  cuisines: ['coffee', 'breakfast'],
  cuisine_type: 'Кофейня',
  phones: ['74242000191'],
  description: glue(
    'Открываемся за час до первого парома. Доставки нет: кофе любит горячую дорогу от стойки до вас. Закажите с телефона — чашка будет ждать у окна.',
  ),
  legal_info: company('Первый паром', 110, '694620, Сахалинская область, г. Холмск, ул. Победы, д. 4'),
  delivery_time: 15,
  free_delivery_sum: 0,
  ahead_days: 3,
  delivers: false,
  pickup: true,
  schedules: [...hours([1, 2, 3, 4, 5], '06:30', '20:00'), ...hours([6, 7], '08:00', '20:00')],
  zones: [],
  categories: [coffee, breakfast, sweetMornings, bites, sweets],
  cover: 'latte:classic',
  rating_seed: 4.8,
}
