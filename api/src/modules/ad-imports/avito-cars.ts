import type { AdValues } from '@ostrov/shared/ads/schema'
import { quoted } from '@ostrov/shared/formats/quoted'
import { oneLine } from '@ostrov/shared/formats/same-text'
import { kilometresIn, powerIn, volumeIn, yearIn } from './feed-numbers'
import { type Known, type Part, type Reader, wordFor } from './words'

const BODIES = {
  ...{ внедорожник: 'suv', кроссовер: 'suv', седан: 'sedan', универсал: 'wagon', хетчбэк: 'hatchback' },
  ...{ хэтчбек: 'hatchback', хэтчбэк: 'hatchback', минивэн: 'minivan', компактвэн: 'minivan', пикап: 'pickup' },
  ...{ купе: 'coupe', кабриолет: 'coupe', фургон: 'van', микроавтобус: 'van', грузовик: 'truck' },
}
const COLOURS = {
  ...{ белый: 'white', чёрный: 'black', серый: 'grey', серебряный: 'silver', серебристый: 'silver', синий: 'blue' },
  ...{ голубой: 'blue', красный: 'red', бордовый: 'red', зелёный: 'green', бежевый: 'beige', коричневый: 'brown' },
  ...{ жёлтый: 'yellow', золотой: 'yellow', оранжевый: 'yellow' },
}
const ENGINES = { бензин: 'petrol', дизель: 'diesel', гибрид: 'hybrid', электро: 'electric', газ: 'gas' }
const GEARBOXES = { автомат: 'automatic', механика: 'manual', механическая: 'manual', вариатор: 'cvt', робот: 'robot' }
const DRIVES = { полный: 'full', передний: 'front', задний: 'rear' }
const PAPERS = { оригинал: 'good', электронный: 'good', дубликат: 'duplicate' }
/** A car of Avito in our words. */
export function carOf(item: Reader, known: Known): Part {
  const [makeName, modelName] = [item.one('Make') ?? '', item.one('Model') ?? '']
  const mark = known.entry('car_mark', makeName) ?? null
  const model = mark === null ? null : (known.entry('car_model', modelName, mark) ?? null)
  const engine = wordFor(item.one('FuelType'), ENGINES)
  const values: AdValues = {
    ...{ mark, model, generation: null, year: item.number('year', yearIn, 'Year') },
    mileage: item.number('mileage', kilometresIn, 'Kilometrage', 'Mileage'),
    wheel: wordFor(item.one('WheelType'), { прав: 'right', лев: 'left' }),
    engine,
    volume: engine === 'electric' ? null : item.number('volume', volumeIn, 'EngineSize'),
    power: item.number('power', powerIn, 'Power'),
    gearbox: wordFor(item.one('Transmission'), GEARBOXES),
    drive: wordFor(item.one('DriveType'), DRIVES),
    body: wordFor(item.one('BodyType'), BODIES),
    colour: wordFor(item.one('Color'), COLOURS),
    owners: ownersOf(item),
    documents: wordFor(item.one('PTS'), PAPERS) ?? 'good',
    condition: wordFor(item.one('Accident', 'Condition'), { битый: 'damaged', 'на запчасти': 'parts' }) ?? 'good',
    customs:
      wordFor(item.one('Customs', 'CustomsCleared'), { нет: 'not_cleared', 'не растаможен': 'not_cleared' }) ??
      'cleared',
  }
  return { values, complaints: complaintsOf({ mark, makeName, model, modelName }) }
}

function complaintsOf({ mark, makeName, model, modelName }: Record<string, string | null>): Part['complaints'] {
  // Of its model nothing can be said then.
  if (mark === null && makeName) return { model: '', mark: `Марки ${quoted(makeName)} у\u00A0нас нет` }
  if (model === null && modelName) return { model: `Модели ${quoted(modelName)} у\u00A0этой марки нет` }
  return {}
}

const OWNERS: readonly [words: RegExp, owners: string][] = [
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

function ownersOf(item: Reader): string | null {
  const said = item.one('Owners')
  if (said === null) return null
  const [, found] = OWNERS.find(([words]) => words.test(oneLine(said))) ?? []
  return found ?? item.complain('owners', `${quoted(said)}: напишите, сколько владельцев, числом`)
}
