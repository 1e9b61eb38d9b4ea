import { quoted } from '@ostrov/shared/formats/quoted'
import { oneLine } from '@ostrov/shared/formats/same-text'
import { kilometresIn, powerIn, volumeIn, yearIn } from './feed-numbers'
import { type FileValues, type Known, priceOf, type Reader, type WordsFor } from './words'

const BODIES: WordsFor<'cars', 'body'> = {
  ...{ внедорожник: 'suv', кроссовер: 'suv', седан: 'sedan', универсал: 'wagon', хетчбэк: 'hatchback' },
  ...{ хэтчбек: 'hatchback', хэтчбэк: 'hatchback', минивэн: 'minivan', компактвэн: 'minivan', пикап: 'pickup' },
  ...{ купе: 'coupe', кабриолет: 'coupe', фургон: 'van', микроавтобус: 'van', грузовик: 'truck' },
}
const COLOURS: WordsFor<'cars', 'colour'> = {
  ...{ белый: 'white', чёрный: 'black', серый: 'grey', серебряный: 'silver', серебристый: 'silver', синий: 'blue' },
  ...{ голубой: 'blue', красный: 'red', бордовый: 'red', зелёный: 'green', бежевый: 'beige', коричневый: 'brown' },
  ...{ жёлтый: 'yellow', золотой: 'yellow', оранжевый: 'yellow' },
}
const ENGINES: WordsFor<'cars', 'engine'> = {
  бензин: 'petrol',
  дизель: 'diesel',
  гибрид: 'hybrid',
  электро: 'electric',
  газ: 'gas',
}
const GEARBOXES: WordsFor<'cars', 'gearbox'> = {
  ...{ автомат: 'automatic', механика: 'manual', механическая: 'manual', вариатор: 'cvt', робот: 'robot' },
}
const DRIVES: WordsFor<'cars', 'drive'> = { полный: 'full', передний: 'front', задний: 'rear' }
const WHEELS: WordsFor<'cars', 'wheel'> = { прав: 'right', лев: 'left' }
const PAPERS: WordsFor<'cars', 'documents'> = {
  ...{ оригинал: 'good', электрон: 'good', 'в порядке': 'good', дубликат: 'duplicate', нет: 'problems' },
  ...{ отсутств: 'problems', утер: 'problems', 'с ограничен': 'problems', 'с проблем': 'problems' },
}
const CONDITIONS: WordsFor<'cars', 'condition'> = {
  ...{ 'не бит': 'good', небит: 'good', 'не требует': 'good', нов: 'good', отличн: 'good', хорош: 'good' },
  ...{ бит: 'damaged', аварийн: 'damaged', 'после дтп': 'damaged', 'требует ремонта': 'damaged' },
  ...{ 'не на ходу': 'damaged', 'на запчасти': 'parts', 'б/у': 'good' },
}
const CUSTOMS: WordsFor<'cars', 'customs'> = {
  ...{ растаможен: 'cleared', да: 'cleared', нет: 'not_cleared', 'не растаможен': 'not_cleared' },
  нерастаможен: 'not_cleared',
}

type Car = FileValues<'cars'>
type Shared = 'description' | 'city_id' | 'address' | 'point' | 'is_approximate' | `contact_${'name' | 'phone'}`

/** What a car of Avito says of itself. */
export function carOf(item: Reader, known: Known): Omit<Car, Shared> {
  const engine = item.choice('engine', ENGINES, 'FuelType')
  return {
    ...modelOf(item, known),
    ...{ generation: null, year: item.number('year', yearIn, 'Year') },
    mileage: item.number('mileage', kilometresIn, 'Kilometrage', 'Mileage'),
    wheel: item.choice('wheel', WHEELS, 'WheelType'),
    engine,
    volume: engine === 'electric' ? null : item.number('volume', volumeIn, 'EngineSize'),
    power: item.number('power', powerIn, 'Power'),
    gearbox: item.choice('gearbox', GEARBOXES, 'Transmission'),
    drive: item.choice('drive', DRIVES, 'DriveType'),
    body: item.choice('body', BODIES, 'BodyType'),
    colour: item.choice('colour', COLOURS, 'Color'),
    owners: ownersOf(item),
    documents: item.assume('documents', item.choice('documents', PAPERS, 'PTS'), 'good'),
    condition: item.assume('condition', conditionOf(item), 'good'),
    customs: item.assume('customs', item.choice('customs', CUSTOMS, 'Customs', 'CustomsCleared'), 'cleared'),
    price: priceOf(item, 'Price'),
  }
}

/** The worse of what both elements say. */
function conditionOf(item: Reader) {
  const said = ['Accident', 'Condition'].map((path) => item.choice('condition', CONDITIONS, path))
  return (['parts', 'damaged', 'good'] as const).find((one) => said.includes(one)) ?? null
}

function modelOf(item: Reader, known: Known): Pick<Car, 'mark' | 'model'> {
  const [makeName, modelName] = [item.one('Make') ?? '', item.one('Model') ?? '']
  const mark = known.entry('car_mark', makeName) ?? null
  const model = mark === null ? null : (known.entry('car_model', modelName, mark) ?? null)
  if (mark === null && makeName) {
    item.complain('mark', `Марки ${quoted(makeName)} у\u00A0нас нет`)
    // Of its model nothing can be said then.
    item.complain('model', '')
  } else if (model === null && modelName) item.complain('model', `Модели ${quoted(modelName)} у\u00A0этой марки нет`)
  return { mark, model }
}

const OWNERS: readonly [words: RegExp, owners: 'one' | 'two' | 'three'][] = [
  [/^(?:[01]|один|одна|первый|1-й)(?:\s*(?:владел[а-я]*|хозя[а-я]*|собственник[а-я]*))?\.?$/i, 'one'],
  [/^(?:2|два|двое|второй|2-й)(?:\s*(?:владел[а-я]*|хозя[а-я]*|собственник[а-я]*))?\.?$/i, 'two'],
  [
    /^(?:[3-9]|\d{2,3}|три|трое|третий|четыре|четверо|пять)(?:\s*(?:владел[а-я]*|хозя[а-я]*|собственник[а-я]*))?\.?$/i,
    'three',
  ],
  [/^(?:[3-9]|\d{2,3}|три|четыре|пять)\s*(?:и|или)\s*(?:более|больше)\.?$/i, 'three'],
  [/^(?:[3-9]|\d{2,3})\s*\+$/, 'three'],
  [/^(?:более|больше)\s*(?:[2-9]|двух|тр[её]х|четыр[её]х)(?:\s*(?:владел[а-я]*|хозя[а-я]*))?$/i, 'three'],
]

function ownersOf(item: Reader) {
  const said = item.one('Owners')
  if (said === null) return null
  const [, found] = OWNERS.find(([words]) => words.test(oneLine(said))) ?? []
  return found ?? item.complain('owners', `${quoted(said)}: напишите, сколько владельцев, числом`)
}
