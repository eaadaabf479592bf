/** What can be set or done; a guest has the settings. */

import { saveFile } from '#web/lib/save-file.ts';
import { ActionList, ActionRow } from '#web/ui/action-row.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useExport } from './queries.ts';
import { words } from './words.ts';

const text = words.actions;

export type Setting = 'notifications' | 'privacy' | 'accessibility';

interface Props {
  onSetting: (setting: Setting) => void;
  /** What only a member can do. */
  member?: { leaving: boolean; onSafety: () => void; onLogOut: () => void; onDelete: () => void } | undefined;
}

export function ActionsCard({ onSetting, member }: Props) {
  const download = useExport();
  const save = () =>
    download.mutate(undefined, {
      onSuccess: (everything) =>
        saveFile(text.fileName, new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' })),
      onError: ({ message }) => toast({ title: text.downloadFailed, description: message, variant: 'destructive' }),
    });
  return (
    <Card aria-labelledby="actions" className="grid grid-cols-1 gap-2">
      <h2 id="actions" className="text-lead font-bold">
        {member ? text.heading : text.guestHeading}
      </h2>
      <ActionList>
        <ActionRow icon="bell" label={text.notifications} onPress={() => onSetting('notifications')} />
        <ActionRow icon="lock" label={text.privacy} onPress={() => onSetting('privacy')} />
        <ActionRow icon="eye" label={text.accessibility} onPress={() => onSetting('accessibility')} />
        {member && (
          <>
            <ActionRow icon="key" label={text.safety} onPress={member.onSafety} />
            <ActionRow
              icon="download"
              label={download.isPending ? text.preparing : text.download}
              hint={text.downloadWhy}
              pending={download.isPending}
              onPress={save}
            />
            <ActionRow
              icon="exit"
              label={member.leaving ? text.loggingOut : text.logOut}
              pending={member.leaving}
              onPress={member.onLogOut}
            />
            <ActionRow icon="bin" label={text.remove} danger onPress={member.onDelete} />
          </>
        )}
      </ActionList>
    </Card>
  );
}
