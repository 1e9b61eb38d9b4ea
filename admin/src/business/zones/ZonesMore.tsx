import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { borderText, type NewZone, readZonesFile, zonesFile } from '@ostrov/shared/restaurants/zones-text'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { CheckField, FormFailure, SelectField } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Download, Import } from 'lucide-react'
import { use, useState } from 'react'
import { FilePicker } from '../../components/FilePicker'
import { useRestaurants } from '../../session/people'
import { RestaurantSide } from '../../session/restaurant-side'
import { useZoneChange, zonesOf } from './use-zones'

type Props = { id: string; zones: readonly OwnZoneWire[] }

/** Zones in and out: a GeoJSON file, or another of one's restaurants. */
export function ZonesMore({ id, zones }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => download(zones)} disabled={zones.length === 0}>
        <Download size={20} aria-hidden="true" />
        GeoJSON
      </Button>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Import size={20} aria-hidden="true" />
        Загрузить
      </Button>
      <Dialog kind="ZonesImport" open={open} onClose={() => setOpen(false)} title="Загрузить зоны">
        <ImportForm id={id} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function download(zones: readonly OwnZoneWire[]) {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob([zonesFile(zones)], { type: 'application/geo+json' }))
  link.href = url
  link.download = 'zones.geojson'
  link.click()
  URL.revokeObjectURL(url)
}

type ImportProps = { id: string; onClose: () => void }

/** The zones that were read, those of them that are left out, and the adding of the rest. */
function useImport({ id, onClose }: ImportProps) {
  const { addAll } = useZoneChange(id)
  const [found, setFound] = useState<readonly NewZone[] | null>(null)
  const [left, setLeft] = useState<readonly NewZone[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const take = (zones: readonly NewZone[] | null, complaint: string | null) => {
    setFound(zones)
    setLeft([])
    setFailure(complaint)
  }
  const chosen = found?.filter((zone) => !left.includes(zone)) ?? []
  const send = async () => {
    setBusy(true)
    try {
      await addAll(chosen.map((zone) => ({ ...zone })))
      showToast(`Зон добавлено: ${chosen.length}`, { kind: 'success' })
      onClose()
    } catch (problem) {
      setFailure(sentenceOf(problem))
      setBusy(false)
    }
  }
  return { found, left, setLeft, chosen, failure, busy, take, send }
}

function ImportForm(props: ImportProps) {
  const side = use(RestaurantSide)
  const { found, left, setLeft, chosen, failure, busy, take, send } = useImport(props)
  return (
    <div className="form">
      <FileField onRead={take} />
      {side === 'business' && <OtherRestaurant id={props.id} onRead={take} />}
      {found && (
        <fieldset>
          <legend className="ui-field__label form__legend">Какие зоны добавить</legend>
          {found.map((zone) => (
            <CheckField
              key={borderText(zone.polygon) + zone.name}
              label={zone.name}
              checked={!left.includes(zone)}
              onChange={() => setLeft(left.includes(zone) ? left.filter((one) => one !== zone) : [...left, zone])}
            />
          ))}
        </fieldset>
      )}
      <FormFailure text={failure} />
      <Button
        variant="sea"
        size="large"
        disabled={chosen.length === 0}
        busy={busy}
        busyLabel="Добавляем…"
        onClick={send}
      >
        Добавить
      </Button>
    </div>
  )
}

type Reading = { onRead: (zones: readonly NewZone[] | null, complaint: string | null) => void }

function FileField({ onRead }: Reading) {
  const read = async (file: File) => {
    const { read: zones, complaint } = readZonesFile(await file.text())
    onRead(zones, complaint)
  }
  return (
    <FilePicker
      legend="Файл GeoJSON"
      accept=".geojson,.json,application/geo+json,application/json"
      kinds="GeoJSON"
      onFile={(file) => void read(file)}
    />
  )
}

function OtherRestaurant({ id, onRead }: Reading & { id: string }) {
  const { restaurants } = useRestaurants('settings')
  const others = restaurants.filter((one) => one.id !== id)
  if (others.length === 0) return null
  const read = async (other: string) => {
    if (!other) return onRead(null, null)
    try {
      const zones = await zonesOf(other)
      onRead(zones.length > 0 ? zones.map(copyOf) : null, zones.length > 0 ? null : 'В\u00A0этом ресторане зон нет.')
    } catch (problem) {
      onRead(null, sentenceOf(problem))
    }
  }
  return (
    <SelectField label="Или из&nbsp;другого вашего ресторана" onChange={({ target }) => void read(target.value)}>
      <option value="">Не&nbsp;выбран</option>
      {others.map((one) => (
        <option key={one.id} value={one.id}>
          {one.title}, {one.address}
        </option>
      ))}
    </SelectField>
  )
}

function copyOf({ id: _, restaurant_id: __, updated_at: ___, version: ____, ...zone }: OwnZoneWire): NewZone {
  return zone
}
