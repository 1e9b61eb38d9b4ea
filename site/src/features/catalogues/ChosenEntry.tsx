import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { useCallback } from 'react'
import type { Closing } from '../modals/kind'
import { EntryPicker } from './EntryPicker'
import type { Counts, Entry } from './entries'
import { Loaded, readCatalogue } from './Loaded'

/** Who is told of the choice; `counts` say how many each would leave. */
export type Chosen = { onChoose: (entry: Entry) => void; counts?: Counts }

type Props = Chosen & Closing & { catalogue: Catalogue; label: string; alphabet?: boolean; branches?: boolean }

/** One entry of a catalogue: a press chooses it, and that is all. */
export function ChosenEntry({ catalogue, onChoose, counts, close, branches = false, ...look }: Props) {
  const read = useCallback(() => readCatalogue(catalogue), [catalogue])
  const press = async (entry: Entry) => {
    await close()
    onChoose(entry)
  }
  return (
    <Loaded read={read}>
      {(tree) => <EntryPicker {...look} tree={tree} counts={counts} act={{ kind: 'choose', press, branches }} />}
    </Loaded>
  )
}
