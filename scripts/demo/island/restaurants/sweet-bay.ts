import { soleTrader } from '../legal.ts'
import {
  choose,
  chooseOne,
  chooseUpTo,
  dish,
  extras,
  grams,
  kilograms,
  milliliters,
  per100,
  pieces,
  section,
} from '../menu-line.ts'
import { hours, zone } from '../opening.ts'
import type { DemoCategory, DemoRestaurant } from '../shapes.ts'
import { glue } from '../typography.ts'

const inscription = extras({ 'Надпись на торте': 150, Свечи: 60, 'Подарочная коробка': 120 })
const weight = chooseOne('Вес', { '1 кг': 0, '1,5 кг': 750, '2 кг': 1500 })
const scoops = chooseOne('Сколько шариков', { Один: 0, Два: 90, Три: 170 })

const wholeCakes: DemoCategory = section('Торты целиком', 'cake', [
  dish('Медовик', 'Двенадцать коржей, сметанный крем и мёд из Долинского района. Настаивается сутки', {
    price: 1690,
    ...kilograms(1),
    nutritional_value: per100(362, 5.2, 17.6, 46),
    picture: 'cake:whole-honey',
    popular: true,
    option_groups: [weight],
    options: inscription,
  }),
  dish('Наполеон', 'Хрустящий или промокший — решать вам, мы печём одинаково хорошо', {
    price: 1590,
    ...kilograms(1),
    nutritional_value: per100(378, 5.6, 22.4, 39),
    picture: 'cake:whole-napoleon',
    popular: true,
    option_groups: [weight, chooseOne('Какой', { Хрустящий: 0, Промокший: 0 })],
    options: inscription,
  }),
  dish('Красный бархат', 'Какао, сливочный сыр и алый бисквит', {
    price: 1890,
    ...kilograms(1),
    nutritional_value: per100(351, 4.8, 19.7, 39.6),
    picture: 'cake:whole-velvet',
    option_groups: [weight],
    options: inscription,
  }),
  dish('Птичье молоко', 'Воздушное суфле на агаре под тёмным шоколадом', {
    price: 1790,
    ...kilograms(1),
    nutritional_value: per100(334, 4.1, 17.9, 40),
    picture: 'cake:whole-milk',
    options: inscription,
  }),
  dish('Торт «Клоповка»', 'Йогуртовый мусс, островная ягода и миндальный бисквит', {
    price: 2190,
    discount_price: 1990,
    ...kilograms(1.1),
    nutritional_value: per100(296, 5.3, 16.8, 31.2),
    picture: 'cake:whole-klopovka',
    popular: true,
    options: inscription,
  }),
])

const slices: DemoCategory = section('Кусочки', 'cheesecake', [
  dish('Медовик, кусочек', 'Тот же, только на одного', {
    price: 240,
    ...grams(130),
    nutritional_value: per100(362, 5.2, 17.6, 46),
    picture: 'cake:honey',
    popular: true,
    additional: true,
  }),
  dish('Чизкейк классический', 'Сливочный, на песочной основе', {
    price: 280,
    ...grams(130),
    nutritional_value: per100(321, 6.1, 22.4, 24.2),
    picture: 'cheesecake:classic',
    popular: true,
    option_groups: [chooseOne('Соус', { 'Без соуса': 0, Клоповка: 30, Карамель: 30, Шоколад: 30 })],
  }),
  dish('Чизкейк шоколадный', 'Бельгийский шоколад и щепотка соли', {
    price: 290,
    ...grams(130),
    nutritional_value: per100(348, 6.4, 24.1, 27),
    picture: 'cheesecake:chocolate',
  }),
  dish('Прага', 'Шоколадный бисквит, абрикос и глазурь', {
    price: 250,
    ...grams(130),
    nutritional_value: per100(372, 5.4, 19.9, 43.6),
    picture: 'cake:prague',
  }),
  dish('Эскимо-торт', 'Муссовый кусочек на палочке: ваниль и малина', {
    price: 230,
    ...grams(90),
    nutritional_value: per100(302, 4.2, 18.1, 30.8),
    picture: 'icecream:popsicle',
  }),
])

const pastry: DemoCategory = section('Пирожные', 'donut', [
  dish('Эклер с ванилью', 'Заварное тесто, много крема', {
    price: 160,
    ...grams(80),
    nutritional_value: per100(326, 5.7, 18.2, 35.1),
    picture: 'sweets:eclair',
    additional: true,
  }),
  dish('Картошка', 'Как в школьном буфете, только вкуснее', {
    price: 120,
    ...grams(90),
    nutritional_value: per100(406, 5.6, 19.4, 52.6),
    picture: 'sweets:potato',
    additional: true,
  }),
  dish('Корзиночка с ягодами', 'Песочное тесто, крем и сезонные ягоды', {
    price: 190,
    ...grams(100),
    nutritional_value: per100(312, 4.1, 15.6, 39),
    picture: 'tart:berries',
  }),
  dish('Макарон', 'Одна штука, вкус на выбор', {
    price: 110,
    ...pieces(1),
    nutritional_value: per100(432, 8.1, 20.4, 54),
    picture: 'sweets:macaron',
    option_groups: [chooseOne('Вкус', { Фисташка: 0, Малина: 0, Клоповка: 0, 'Солёная карамель': 0 })],
  }),
  dish('Набор макарон', 'Шесть штук в коробке с окошком, вкусы ваши', {
    price: 620,
    ...pieces(6),
    nutritional_value: per100(432, 8.1, 20.4, 54),
    picture: 'sweets:macaron-set',
    popular: true,
    option_groups: [
      choose(3, 'Три вкуса по две штуки', { Фисташка: 0, Малина: 0, Клоповка: 0, 'Солёная карамель': 0, Шоколад: 0 }),
    ],
  }),
  dish('Пончик берлинский', 'С малиновым джемом внутри', {
    price: 130,
    ...grams(90),
    nutritional_value: per100(346, 6.2, 14.1, 48.6),
    picture: 'donut:berliner',
  }),
  dish('Профитроли', 'Пять штук с пломбиром и горячим шоколадом', {
    price: 320,
    ...grams(190),
    nutritional_value: per100(312, 5.6, 19.3, 29.6),
    picture: 'sweets:profiteroles',
  }),
])

const cold: DemoCategory = section('Мороженое', 'icecream', [
  dish('Пломбир в стаканчике', 'Варим сами по ГОСТу пятьдесят второго года', {
    price: 140,
    ...grams(80),
    nutritional_value: per100(232, 3.6, 15.1, 20.6),
    picture: 'icecream:plombir',
    popular: true,
    option_groups: [scoops, chooseUpTo(2, 'Посыпать', { Орехи: 40, Шоколад: 30, Клоповка: 40 })],
  }),
  dish('Сорбет из клоповки', 'Без молока, очень ягодный', {
    price: 150,
    ...grams(80),
    nutritional_value: per100(118, 0.4, 0.1, 28.6),
    picture: 'icecream:sorbet',
    option_groups: [scoops],
  }),
  dish('Мороженое с морской солью', 'Карамель и соль из Охотского моря', {
    price: 160,
    ...grams(80),
    nutritional_value: per100(241, 3.4, 14.6, 24),
    picture: 'icecream:caramel',
    option_groups: [scoops],
  }),
  dish('Ведёрко пломбира', 'Полкило в термосумке, доезжает твёрдым', {
    price: 690,
    ...kilograms(0.5),
    nutritional_value: per100(232, 3.6, 15.1, 20.6),
    picture: 'icecream:bucket',
  }),
])

const drinks: DemoCategory = section('Напитки', 'milkshake', [
  dish('Молочный коктейль', 'Из нашего же пломбира', {
    price: 240,
    ...milliliters(350),
    nutritional_value: per100(134, 3.3, 6.4, 15.9),
    picture: 'milkshake:vanilla',
    option_groups: [chooseOne('Вкус', { Ванильный: 0, Клубничный: 0, Шоколадный: 0 })],
  }),
  dish('Какао', 'Густое, с пенкой', {
    price: 180,
    ...milliliters(300),
    nutritional_value: per100(92, 3.3, 3.6, 11.8),
    picture: 'latte:cocoa',
  }),
  dish('Чай с чабрецом', 'Чёрный, к медовику', {
    price: 120,
    ...milliliters(400),
    picture: 'tea:black',
    additional: true,
  }),
])

export const SWEET_BAY: DemoRestaurant = {
  key: 'sweet-bay',
  name: 'Сладкая бухта',
  title: glue('Торты, пирожные и пломбир, который варят сами'),
  city: 'Долинск',
  street: 'Комсомольская',
  house: '20',
  cuisines: ['desserts', 'coffee'],
  cuisine_type: 'Кондитерская',
  phones: ['74242000221'],
  description: glue(
    'Маленькая кондитерская напротив парка. Торты на праздник принимаем за сутки, кусочки лежат на витрине каждый день. Маргарина не держим.',
  ),
  legal_info: soleTrader(
    'Ильина Светлана Олеговна',
    113,
    '694051, Сахалинская область, г. Долинск, ул. Комсомольская, д. 20',
  ),
  delivery_time: 35,
  free_delivery_sum: 1200,
  delivers: true,
  pickup: true,
  schedules: [...hours([2, 3, 4, 5], '09:00', '20:00'), ...hours([6, 7], '10:00', '21:00')],
  zones: [zone('center', 300, 80, 1200), zone('city', 500, 130, 1800), zone('suburbs', 1500, 300, 4000)],
  categories: [wholeCakes, slices, pastry, cold, drinks],
  cover: 'cake:berry',
  rating_seed: 4.8,
}
