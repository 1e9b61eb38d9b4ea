import { company } from '../legal.ts'
import {
  centimetres,
  chooseOne,
  chooseUpTo,
  dish,
  extras,
  grams,
  liters,
  milliliters,
  per100,
  section,
} from '../menu-line.ts'
import { zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const size = chooseOne('Размер', { '25 см': 0, '30 см': 180, '35 см': 320 })
const crust = chooseOne('Тесто', { Традиционное: 0, Тонкое: 0, 'Сырный борт': 120 })
const toppings = chooseUpTo(4, 'Добавить', {
  Моцарелла: 90,
  Бекон: 90,
  Шампиньоны: 60,
  Халапеньо: 50,
  Ананас: 60,
  Креветки: 180,
})

const classic: DemoCategory = section('Классика', 'pizza', [
  dish('Маргарита', 'Томатный соус, моцарелла, базилик — и ничего, за чем можно спрятать плохое тесто', {
    price: 450,
    ...grams(430),
    nutritional_value: per100(238, 10.2, 8.6, 30),
    picture: 'pizza:margherita',
    option_groups: [size, crust, toppings],
  }),
  dish('Пепперони', 'Двойная порция острой колбаски и моцарелла, края подрумянены', {
    price: 540,
    ...grams(470),
    nutritional_value: per100(271, 11.8, 12.3, 28),
    picture: 'pizza:pepperoni',
    popular: true,
    option_groups: [size, crust, toppings],
  }),
  dish('Четыре сыра', 'Моцарелла, дорблю, пармезан и чеддер. К ней хорош мёд', {
    price: 620,
    ...grams(440),
    nutritional_value: per100(289, 12.7, 14.5, 27),
    picture: 'pizza:four-cheese',
    popular: true,
    option_groups: [size, crust],
    options: extras({ Мёд: 40, Груша: 60 }),
  }),
  dish('Ветчина и грибы', 'Запечённая ветчина, шампиньоны, сливочный соус и тимьян', {
    price: 520,
    ...grams(480),
    nutritional_value: per100(236, 10.9, 9.4, 27),
    picture: 'pizza:ham-mushroom',
    option_groups: [size, crust, toppings],
  }),
  dish('Мясная', 'Говядина, бекон, охотничьи колбаски и красный лук', {
    price: 640,
    discount_price: 560,
    ...grams(520),
    nutritional_value: per100(262, 13.4, 12, 25.5),
    picture: 'pizza:meat',
    popular: true,
    option_groups: [size, crust, toppings],
  }),
  dish('Гавайская', 'Курица, ананас и моцарелла. Спорить можно, но её заказывают каждый день', {
    price: 520,
    ...grams(480),
    nutritional_value: per100(224, 10.8, 7.9, 27.6),
    picture: 'pizza:hawaiian',
    option_groups: [size, crust, toppings],
  }),
])

const island: DemoCategory = section('Островные', 'pizza', [
  dish('С крабом и шпинатом', 'Камчатский краб, шпинат, сливочный соус и моцарелла', {
    price: 890,
    ...grams(480),
    nutritional_value: per100(228, 11.6, 8.8, 26),
    picture: 'pizza:crab-spinach',
    popular: true,
    option_groups: [size, crust],
  }),
  dish('С лососем и брокколи', 'Лосось холодного копчения, брокколи, творожный сыр и лимонная цедра', {
    price: 720,
    ...grams(480),
    nutritional_value: per100(231, 11.9, 9.8, 24.6),
    picture: 'pizza:salmon-broccoli',
    option_groups: [size, crust],
  }),
  dish('Фрутти ди маре', 'Креветки, кальмар, мидии, чеснок и томаты', {
    price: 780,
    ...grams(490),
    nutritional_value: per100(209, 12.2, 6.7, 25.4),
    picture: 'pizza:seafood',
    option_groups: [size, crust, toppings],
  }),
  dish('Кимчи и свинина', 'Острая: свинина в пасте кочудян, кимчи и кунжут', {
    price: 610,
    ...grams(490),
    nutritional_value: per100(241, 11.2, 9.7, 27),
    picture: 'pizza:kimchi',
    option_groups: [size, crust],
  }),
  dish('Грушевая с дорблю', 'Груша, голубой сыр, грецкий орех и мёд', {
    price: 590,
    ...grams(440),
    nutritional_value: per100(268, 9.4, 11.8, 31.5),
    picture: 'pizza:pear',
    option_groups: [size, crust],
  }),
])

const party: DemoCategory = section('Для компании', 'pizza-set', [
  dish('Полметра пепперони', 'Прямоугольная пицца в длинной коробке, на шестерых', {
    price: 1490,
    ...centimetres(50),
    nutritional_value: per100(268, 11.6, 12, 28),
    picture: 'pizza:long',
  }),
  dish('Комбо «Три ветра»', 'Три пиццы 30 см на выбор и литр морса', {
    price: 1890,
    discount_price: 1690,
    ...grams(1650),
    picture: 'pizza-set:three',
    popular: true,
    option_groups: [
      chooseOne('Первая пицца', { Маргарита: 0, Пепперони: 0, 'Ветчина и грибы': 0 }),
      chooseOne('Вторая пицца', { Гавайская: 0, Мясная: 80, 'Четыре сыра': 80 }),
      chooseOne('Третья пицца', { Пепперони: 0, 'Кимчи и свинина': 60, 'С крабом и шпинатом': 250 }),
    ],
  }),
  dish('Обед с пиццей', 'Пицца 25 см, салат и лимонад с 11:00 до 16:00', {
    price: 590,
    ...grams(750),
    picture: 'pizza-set:lunch',
    option_groups: [chooseOne('Пицца', { Маргарита: 0, Пепперони: 60, 'Ветчина и грибы': 50 })],
  }),
])

const pasta: DemoCategory = section('Паста и горячее', 'pasta', [
  dish('Карбонара', 'Гуанчале, желток и пекорино. Сливок нет, и это правильно', {
    price: 490,
    ...grams(320),
    nutritional_value: per100(246, 10.3, 12.6, 23),
    picture: 'pasta:carbonara',
  }),
  dish('Паста с морепродуктами', 'Спагетти, креветки, мидии и кальмар в томатном соусе', {
    price: 610,
    ...grams(350),
    nutritional_value: per100(156, 9.6, 4.1, 20.2),
    picture: 'pasta:seafood',
    popular: true,
  }),
  dish('Лазанья с говядиной', 'Рагу томим четыре часа, соус бешамель, пармезан', {
    price: 470,
    ...grams(330),
    nutritional_value: per100(187, 10.4, 9.6, 14.8),
    picture: 'lasagne:beef',
  }),
  dish('Крылья в чесночном соусе', 'Восемь крыльев из той же печи, с соусом к ним', {
    price: 450,
    ...grams(320),
    nutritional_value: per100(248, 17.9, 18.3, 3.2),
    picture: 'wings:garlic',
    option_groups: [chooseOne('Соус', { 'Блю-чиз': 0, Барбекю: 0, Чесночный: 0 })],
  }),
])

const salads: DemoCategory = section('Салаты и закуски', 'caesar', [
  dish('Цезарь с курицей', 'Романо, курица на гриле, пармезан и сухарики из нашего теста', {
    price: 430,
    ...grams(240),
    nutritional_value: per100(172, 11.2, 10.6, 8),
    picture: 'caesar:chicken',
    options: extras({ 'Креветки вместо курицы': 150, 'Двойной пармезан': 60 }),
  }),
  dish('Чесночные палочки', 'Тесто для пиццы, масло, чеснок и пармезан', {
    price: 190,
    ...grams(160),
    nutritional_value: per100(312, 9.4, 11.6, 42),
    picture: 'bread:sticks',
    additional: true,
  }),
])

const drinks: DemoCategory = section('Соусы и напитки', 'lemonade', [
  dish('Соус чесночный', 'Чтобы корочка не осталась без дела', {
    price: 50,
    ...grams(40),
    nutritional_value: per100(386, 1.4, 40, 4.8),
    picture: 'sauce:garlic',
    additional: true,
  }),
  dish('Соус сырный', 'Густой, с чеддером', {
    price: 50,
    ...grams(40),
    nutritional_value: per100(298, 4.1, 28, 7.6),
    picture: 'sauce:cheese',
    additional: true,
  }),
  dish('Лимонад «Мандарин — розмарин»', 'Делаем сами, сахара меньше, чем обычно', {
    price: 210,
    ...milliliters(400),
    nutritional_value: per100(36, 0.1, 0, 8.8),
    picture: 'lemonade:mandarin',
  }),
  dish('Морс клюквенный', 'Литр на компанию', {
    price: 290,
    ...liters(1),
    nutritional_value: per100(41, 0.1, 0.1, 10),
    picture: 'mors:cranberry',
    additional: true,
  }),
])

export const SEVEN_WINDS: DemoRestaurant = {
  key: 'seven-winds',
  name: 'Семь румбов',
  title: glue('Пицца на тонком тесте из печи в 400 градусов'),
  city: 'Южно-Сахалинск',
  street: 'Комсомольская',
  house: '154',
  cuisines: ['pizza'],
  cuisine_type: 'Итальянская',
  phones: ['74242000131'],
  description: glue(
    'Тесто зреет двое суток, печётся девяносто секунд и едет к вам в термосумке. Если пицца приехала остывшей, следующая за наш счёт.',
  ),
  legal_info: company('Семь румбов', 104, '693000, Сахалинская область, г. Южно-Сахалинск, ул. Комсомольская, д. 154'),
  delivery_time: 40,
  free_delivery_sum: 1500,
  delivers: true,
  pickup: true,
  schedules: [{ type: 'all_day' }],
  zones: [zone('center', 500, 99, 1500), zone('city', 700, 149, 2000), zone('suburbs', 1200, 299, 3500)],
  categories: [classic, island, party, pasta, salads, drinks],
  cover: 'pizza:pepperoni',
  rating_seed: 4.7,
}
