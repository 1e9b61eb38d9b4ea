import type { AdValues } from '@ostrov/shared/ads/schema'
import { quoted } from '@ostrov/shared/formats/quoted'
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
/** What is larger is written in cubic centimetres already. */
const LITRES_MOST = 20

/** A car of Avito in our words. */
export function carOf(item: Reader, known: Known): Part {
  const [makeName, modelName] = [item.one('Make') ?? '', item.one('Model') ?? '']
  const mark = known.entry('car_mark', makeName) ?? null
  const model = mark === null ? null : (known.entry('car_model', modelName, mark) ?? null)
  const values: AdValues = {
    ...{ mark, model, generation: null, year: item.whole('Year'), mileage: item.whole('Kilometrage', 'Mileage') },
    wheel: wordFor(item.one('WheelType'), { прав: 'right', лев: 'left' }),
    engine: wordFor(item.one('FuelType'), ENGINES),
    volume: cubicOf(item.number('EngineSize')),
    power: item.whole('Power'),
    gearbox: wordFor(item.one('Transmission'), GEARBOXES),
    drive: wordFor(item.one('DriveType'), DRIVES),
    body: wordFor(item.one('BodyType'), BODIES),
    colour: wordFor(item.one('Color'), COLOURS),
    owners: ownersOf(item.one('Owners')),
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

function cubicOf(size: number | null): number | null {
  return size === null ? null : Math.round(size < LITRES_MOST ? size * 1000 : size)
}

function ownersOf(text: string | null): string | null {
  const count = Number(/\d/.exec(text ?? '')?.[0] ?? Number.NaN)
  if (Number.isNaN(count)) return null
  return count <= 1 ? 'one' : count === 2 ? 'two' : 'three'
}
