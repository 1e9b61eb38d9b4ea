import type { FormTable } from '@ostrov/shared/forms/form'
import { valuesOf } from '@ostrov/shared/forms/values'
import { pointField } from '@ostrov/shared/geo/point-field'
import type { CityWire } from '@ostrov/shared/geo/schema'
import { idsOf, picturesCheck } from '@ostrov/shared/images/pictures'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { Field, SelectField, TextField } from '@ostrov/shared/ui/Field'
import { FormFields } from '@ostrov/shared/ui/FormFields'
import type { ReferenceProps } from '@ostrov/shared/ui/field-doors'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { api } from '../../api'
import { ChipRemovable, ChipToggle } from '../../components/Chip'
import { Counter } from '../../components/Counter'
import { ProductCall } from '../../components/ProductCall'
import { SkeletonList } from '../../components/Skeleton'
import { StarsInput } from '../../components/StarsInput'
import { panelOf, Tabs } from '../../components/Tabs'
import { INPUT_PHONE } from '../../features/account/modals'
import { suggest } from '../../features/addresses/suggestions'
import { CLEAR_BASKET } from '../../features/checkout/modals'
import { FOLLOW_LINK, LOGIN_WARNING, SHARE, SUCCESS } from '../../features/modals/modals'
import { openModal } from '../../features/modals/store'
import { DELETE_ACCOUNT } from '../../features/profile/modals'
import { DELIVERY_ZONES, PRODUCT_FILTERS } from '../../features/restaurants/modals'
import Catalogues from './_Catalogues'

const DELIVERY = [
  { id: 'delivery', label: 'Доставка' },
  { id: 'pickup', label: 'Самовывоз' },
] as const

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Everything that needs a finger. `name` keeps the two themes' ids apart. */
export default function Gallery({ name, cities }: { name: string; cities: readonly CityWire[] }) {
  return (
    <>
      <Catalogues />
      <Pickers name={name} />
      <Fields />
      <FormKinds cities={cities} />
      <Messages />
      <SkeletonList />
      <ErrorState title={'Не\u00a0получилось загрузить меню'} onRetry={() => showToast('Пробуем ещё раз')} />
    </>
  )
}

function Pickers({ name }: { name: string }) {
  const [tab, setTab] = useState<(typeof DELIVERY)[number]['id']>('delivery')
  const [count, setCount] = useState(1)
  const [rating, setRating] = useState(3.5)
  const [busy, setBusy] = useState(false)
  const [pressed, setPressed] = useState(true)
  const [quantity, setQuantity] = useState(2)
  const press = async () => {
    setBusy(true)
    await wait(3000)
    setBusy(false)
  }
  return (
    <>
      <h2>Выбор</h2>
      <Tabs name={`${name}-how`} label="Как получить" tabs={DELIVERY} value={tab} onChange={setTab} />
      <p {...panelOf(`${name}-how`, tab)}>{tab === 'delivery' ? 'Привезём' : 'Заберёте сами'}</p>
      <Tabs name={`${name}-chips`} label="Как получить" tabs={DELIVERY} value={tab} onChange={setTab} look="chips" />
      <p {...panelOf(`${name}-chips`, tab)}>{tab === 'delivery' ? 'Курьер' : 'Витрина'}</p>
      <div className="ui-row">
        <Counter label="Приборы" value={count} onChange={setCount} />
        <Counter label="Ролл" value={quantity} onChange={setQuantity} min={0} tone="call" />
        <Button variant="primary" busy={busy} onClick={press}>
          Ждёт 3 секунды
        </Button>
        <Button disabled>Нельзя</Button>
      </div>
      <div className="ui-row">
        <ChipToggle pressed={pressed} onPress={() => setPressed(!pressed)}>
          Открыто
        </ChipToggle>
        <ChipRemovable label="Пицца" onRemove={() => showToast('Убрали')} />
      </div>
      <StarsInput label="Как вам блюдо?" value={rating} onChange={setRating} />
      <div className="ui-row">
        <ProductCall name="Ролл" quantity={quantity} onAdd={() => setQuantity(1)} onQuantity={setQuantity} />
        <ProductCall name="Рамен" onAdd={() => showToast('Добавили')} onQuantity={setQuantity} />
      </div>
    </>
  )
}

function Fields() {
  return (
    <>
      <h2>Поля</h2>
      <Field label="Имя" hint="Так вас назовёт курьер" placeholder="Анна" name="name" />
      <Field label="Почта" error="В адресе не хватает «@»" defaultValue="anna.mail.ru" name="email" />
      <SelectField label="Город" name="city">
        <option>Южно-Сахалинск</option>
        <option>Корсаков</option>
      </SelectField>
      <TextField label="Комментарий курьеру" placeholder="Домофон не работает" name="comment" />
      <label className="ui-choice row gap-3">
        Двойная грудинка
        <input type="checkbox" className="ui-check" defaultChecked />
      </label>
      <label className="ui-choice row gap-3">
        Как дома
        <input type="radio" className="ui-radio" name="hot" defaultChecked />
      </label>
      <label className="ui-choice row gap-3">
        Писать о скидках
        <input type="checkbox" className="ui-switch" defaultChecked />
      </label>
    </>
  )
}

const CITIES = { 'Южно-Сахалинск': 'Южно-Сахалинск', Корсаков: 'Корсаков' }
const KINDS = {
  name: { label: 'Название', kind: 'text', max: 100, required: 'Укажите название' },
  phone: { label: 'Телефон', kind: 'phone' },
  email: { label: 'Почта', kind: 'email', max: 200 },
  password: { label: 'Пароль', kind: 'password', max: 200, autoComplete: 'new-password' },
  floor: { label: 'Этаж', kind: 'digits', max: 2 },
  price: { label: 'Цена', kind: 'money', max: 100_000, required: 'Укажите цену' },
  minutes: { label: 'Готовится', kind: 'number', min: 5, max: 180, unit: 'мин' },
  on: { label: 'Дата', kind: 'date', required: 'Укажите дату' },
  at: { label: 'Время', kind: 'time' },
  starts_at: { label: 'Начало', kind: 'moment', hint: 'Пусто\u00A0— сразу' },
  city: { label: 'Город', kind: 'choice', choices: CITIES, required: 'Выберите город' },
  marks: { label: 'Метки', kind: 'choices', choices: { hot: 'Острое', new: 'Новинка' } },
  is_new: { label: 'Новинка', kind: 'flag', hint: 'Стоит в\u00A0меню первой' },
  address: { label: 'Адрес', kind: 'place', max: 200, placeholder: 'Ленина, 234' },
  centre: pointField({ label: 'Центр' }),
  restaurant_id: { label: 'Ресторан', kind: 'reference', of: 'restaurant' },
  restaurant_ids: { label: 'Рестораны', kind: 'references', of: 'restaurant', max: 3 },
  about: { label: 'Описание', kind: 'lines', max: 150, counted: true },
  photos: { label: 'Фотографии', kind: 'images', required: 'Добавьте фото', checks: [picturesCheck('photos')] },
  cover: { label: 'Обложка', kind: 'images', max: 1, checks: [picturesCheck('cover', 1)] },
} as const satisfies FormTable

const send = sendImageTo('/api/user/images')
const OWN_MAPS = { tile_url: '', geocoder_url: '' }
const EMPTY = { ...valuesOf(KINDS, null), house: null }

/** Every kind of field in one form. */
function FormKinds({ cities }: { cities: readonly CityWire[] }) {
  const form = useForm({
    table: KINDS,
    initial: EMPTY,
    submit: async ({ photos }) => void showToast(`Отправлено, фото: ${idsOf(photos).length}`, { kind: 'success' }),
  })
  const usePlaces = () => ({ settings: OWN_MAPS, cities, suggest })
  return (
    <form className="stack gap-5" {...form.bind}>
      <h2>Форма</h2>
      <FormFields form={form} groups={[{ names: ['on', 'at'] }]} doors={{ send, usePlaces, Reference: Restaurants }} />
      <Button type="submit" variant="primary" busy={form.busy}>
        Отправить форму
      </Button>
    </form>
  )
}

/** Here nothing is asked of the server: two that may be chosen. */
function Restaurants({ label, name, value, many, hint, error, onChange }: ReferenceProps) {
  const options = ['Шторм', 'Крутим-вертим'].map((one) => ({ value: one, label: one }))
  return <ChoiceField legend={label} {...{ name, value, many, hint, error, options, onChange }} />
}

function Messages() {
  const kitchens = [
    { slug: 'rolls', name: 'Роллы' },
    { slug: 'pizza', name: 'Пицца' },
  ]
  return (
    <>
      <h2>Окна и сообщения</h2>
      <div className="ui-row">
        <Button onClick={() => openModal(CLEAR_BASKET, { restaurant_name: 'Шторм', onConfirm: () => wait(1500) })}>
          Очистить
        </Button>
        <Button onClick={showZones}>Зоны</Button>
        <Button onClick={() => openModal(PRODUCT_FILTERS, { kitchens, selected: ['rolls'] })}>Фильтры</Button>
        <Button onClick={() => openModal(SHARE, { title: document.title })}>Поделиться</Button>
        <Button onClick={() => openModal(DELETE_ACCOUNT, { onConfirm: () => wait(1500) })}>Гость</Button>
        <Button onClick={() => openModal(FOLLOW_LINK, { url: 'https://example.com/' })}>Ссылка наружу</Button>
        <Button onClick={() => openModal(SUCCESS, { heading: 'Заявка отправлена' })}>Готово</Button>
        <Button onClick={showWarning}>Вход закрыт</Button>
        <Button onClick={() => openModal(INPUT_PHONE, { onPhone: () => wait(1500) })}>Телефон</Button>
        <Button onClick={() => showToast('Текст скопирован', { kind: 'success' })}>Удача</Button>
        <Button onClick={() => showToast('Ошибка при добавлении товара в корзину', { kind: 'error' })}>Беда</Button>
      </div>
    </>
  )
}

const showWarning = () =>
  openModal(LOGIN_WARNING, {
    provider: 'gmail',
    support_email: 'support@example.com',
    support_hours: null,
    onSupport: () => {},
    onOtherWay: () => {},
  })

async function showZones() {
  const { items } = await ask(api.restaurants.filters.get({ query: { limit: 1 } }))
  if (items[0]) openModal(DELIVERY_ZONES, { restaurant_id: items[0].id })
}
