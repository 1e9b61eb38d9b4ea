import { ADDRESS_MESSAGES } from '@ostrov/shared/addresses/messages'
import type { CityWire } from '@ostrov/shared/geo/schema'
import type { Point } from '@ostrov/shared/geo/shapes'
import { addressPath, EDA, loginPath } from '@ostrov/shared/paths'
import type { MapSettings } from '@ostrov/shared/ui/IslandMap'
import PlaceMap from '@ostrov/shared/ui/PlaceMap'
import { leaving } from '@ostrov/shared/ui/use-form'
import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { showToastOnNextPage } from '../../components/left-toast'
import { SkeletonList } from '../../components/Skeleton'
import { $user_delivery } from '../account/store'
import './address.css'
import { type Draft, forgetDraft, keepDraft, sentAddress } from './draft'
import { MapSearch } from './MapSearch'
import { type AddressStep, isApartmentShown, isEditing } from './steps'
import { type AddressDraft, addAddress, editAddress } from './store'
import { ToTyping } from './ToTyping'
import { TypeStep } from './TypeStep'
import { useAddressDraft } from './use-address-draft'
import { useSteps } from './use-steps'

const loadDetails = () => import('./DetailsStep')
const DetailsStep = lazy(async () => ({ default: (await loadDetails()).DetailsStep }))

type Props = {
  /** The steps walked so far; the last is shown. */
  walked: readonly AddressStep[]
  redirect: string | null
  /** The saved address to change; a new one when absent. */
  id: string | null
  cities: readonly CityWire[]
  settings: MapSettings
  default_city: string
  center: Point
}

/** An address in three steps: the map, typing, the way to the door. */
export default function AddressFlow({ walked, redirect, id, cities, settings, default_city, center }: Props) {
  const { step, visited, goTo, goBack } = useSteps(walked, redirect)
  const { draft, setDraft, firstTime } = useAddressDraft({ id, step, default_city, onMissing: () => goTo(1) })
  const [near, setNear] = useState<Point | null>(null)
  const written = useMemo(() => writtenOf(draft), [draft])
  const heading = useRef<HTMLHeadingElement>(null)
  useDetailsAhead()
  useEffect(() => {
    // Who types before the script came keeps the field.
    if (visited !== walked) heading.current?.focus()
  }, [visited, walked])

  const save = async () => {
    if (!$user_delivery.get()?.is_confirmed) return askToSignIn(redirect)
    const sent = sentAddress(draft)
    return sent ? saveAddress(sent, id, redirect) : void goTo(1)
  }
  const choose = (place: Partial<typeof draft>) => {
    const next = { ...draft, city_id: null, ...place }
    setDraft(next)
    keepDraft(next)
    goTo(3)
  }
  const editing = isEditing(visited)

  return (
    <div className="address-flow vertical" data-step={step}>
      <header className="top-bar row gap-3">
        <button type="button" className="ui-round" aria-label="Назад" onClick={goBack}>
          <ChevronLeft size={24} aria-hidden="true" />
        </button>
        <h1 className="top-bar__title" ref={heading} tabIndex={-1}>
          {step === 1 && written ? 'Где этот дом?' : titleOf(step, firstTime)}
        </h1>
      </header>
      {step === 1 && (
        <PlaceMap
          settings={settings}
          cities={cities}
          center={near ?? center}
          written={written}
          chosen={draft.coordinates && { ...draft, coordinates: draft.coordinates }}
          onChoose={choose}
          search={(onFound) => <MapSearch city={draft.city} geocoder_url={settings.geocoder_url} onFound={onFound} />}
        >
          <ToTyping redirect={redirect} id={id} onTyping={() => goTo(2)} />
        </PlaceMap>
      )}
      {step === 2 && (
        <TypeStep
          key={draft.city}
          cities={cities}
          geocoder_url={settings.geocoder_url}
          draft={draft}
          firstTime={firstTime}
          onChoose={choose}
          onShow={(house, where) => {
            setDraft({ ...draft, ...house, coordinates: null })
            setNear(where)
            goTo(1)
          }}
        />
      )}
      {step === 3 && (
        <Suspense fallback={<SkeletonList picture={false} />}>
          <DetailsStep
            draft={draft}
            editing={editing}
            apartmentShown={isApartmentShown(visited)}
            onChange={setDraft}
            onSave={save}
            onOtherPlace={() => goTo(1)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Nobody reaches the last step without a touch before it. */
function useDetailsAhead() {
  useEffect(() => {
    const touch = new AbortController()
    const load = () => {
      touch.abort()
      loadDetails().catch(() => {})
    }
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, load, { signal: touch.signal })
    return () => touch.abort()
  }, [])
}

async function saveAddress(sent: AddressDraft, id: string | null, redirect: string | null): Promise<never> {
  await (id ? editAddress(id, sent) : addAddress(sent))
  forgetDraft()
  showToastOnNextPage(id ? ADDRESS_MESSAGES.updated : ADDRESS_MESSAGES.added, 'success')
  location.replace(redirect ?? EDA)
  return leaving()
}

/** A house that was written and has no place on the map yet. */
function writtenOf({ address, city, coordinates }: Draft) {
  return coordinates || address === '' ? null : { address, city }
}

function titleOf(step: AddressStep, firstTime: boolean): string {
  if (step === 1) return 'Куда доставить?'
  if (step === 3) return 'Детали адреса'
  return firstTime ? 'Укажите адрес доставки' : 'Введите адрес'
}

/** The draft waits in this tab; after the sign-in one comes back to the last step. */
function askToSignIn(redirect: string | null): Promise<never> {
  const back = addressPath({ step: '3', redirect })
  location.assign(loginPath({ redirect: back }))
  return leaving()
}
