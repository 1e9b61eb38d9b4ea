import { ACCOUNT_MESSAGES } from '@ostrov/shared/accounts/messages'
import type { UserWire } from '@ostrov/shared/accounts/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { UserRound } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { Picture } from '../../components/Picture'
import { savePhoto, saveProfile } from './store'

type Props = { profile: UserWire; onSaved: (profile: UserWire) => void }

/** The person's photo: choose another, or do without. */
export function PhotoField({ profile, onSaved }: Props) {
  const [busy, setBusy] = useState(false)
  const during = async (saving: Promise<UserWire>) => {
    setBusy(true)
    try {
      onSaved(await saving)
      showToast(ACCOUNT_MESSAGES.profileSaved, { kind: 'success' })
    } catch (problem) {
      showToast(sentenceOf(problem, 'Не\u00a0получилось загрузить фото'), { kind: 'error' })
    }
    setBusy(false)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file && !busy) void during(savePhoto(file))
  }
  return (
    <div className="profile-photo" aria-busy={busy || undefined}>
      <span className="profile__photo profile__photo--big">
        {profile.photo ? (
          <Picture image={profile.photo} alt="Ваше фото" ratio={1} sizes="96px" />
        ) : (
          <UserRound size={44} strokeWidth={1.5} aria-hidden="true" />
        )}
      </span>
      <label className="ui-button ui-button--small profile-photo__choose">
        <input className="ui-hidden" type="file" accept="image/*" onChange={choose} disabled={busy} />
        {busy ? 'Загружаем…' : profile.photo ? 'Сменить фото' : 'Добавить фото'}
      </label>
      {profile.photo && !busy && (
        <button
          type="button"
          className="ui-button ui-button--small ui-button--quiet"
          onClick={() => during(saveProfile({ photo_id: null }))}
        >
          Убрать
        </button>
      )}
    </div>
  )
}
