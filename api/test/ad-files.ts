import type { Product } from './product'

type Element = Readonly<Record<string, string | number | readonly string[]>>

const escaped = (value: string | number) =>
  String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const elements = (ad: Element) =>
  Object.entries(ad).map(([name, value]) =>
    Array.isArray(value)
      ? `<${name}>${value.map((url) => `<Image url="${escaped(url)}"/>`).join('')}</${name}>`
      : `<${name}>${escaped(String(value))}</${name}>`,
  )

/** A file as a dealer gives it to Avito. */
export const avitoFile = (...ads: readonly Element[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Ads formatVersion="3" target="Avito.ru">${ads
    .map((ad) => `<Ad>${elements(ad).join('')}</Ad>`)
    .join('')}</Ads>`

/** What a dealer writes of a car. */
export const dealersCar = (city: string, more: Element = {}): Element => ({
  ...{ Id: 'a-1', Category: 'Автомобили', Address: `Сахалинская область, ${city}, Портовая ул., 4` },
  ...{ ManagerName: 'Олег', ContactPhone: '+7 924 123-45-67', Description: 'Один хозяин, обслужен.', Price: 1_260_000 },
  ...{ Make: 'Toyota', Model: 'Prius', Year: 2012, Kilometrage: 142_000, WheelType: 'Правый', FuelType: 'Гибрид' },
  ...{ EngineSize: '1.8', Power: 99, Transmission: 'Вариатор', DriveType: 'Передний', BodyType: 'Хетчбэк' },
  ...{ Color: 'Белый', Owners: '2', PTS: 'Оригинал', Accident: 'Не битый' },
  ...more,
})

/** Sends a file as the cabinet does. */
export async function loadAdFile(
  { app }: Product,
  token: string,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'ads.xml',
) {
  const body = new FormData()
  body.append('files', new Blob([content]), name)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.handle(
    new Request('http://localhost/api/user/ad_imports', { method: 'POST', body, headers }),
  )
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}
