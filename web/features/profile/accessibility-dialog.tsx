/** "Accessibility Settings": each acts at once, on every screen, and is kept. */

import { LANGUAGES, languageStore } from '#web/lib/language.ts';
import { accessibilityStore, SCALE } from '#web/lib/preferences.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { LabelledSelect } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { words } from './words.ts';

const text = words.accessibility;

/** The scale in whole per cent, so that steps add up exactly. */
const percent = (scale: number) => Math.round(scale * 100);

export function AccessibilityDialog({ onClose }: { onClose: () => void }) {
  const kept = useStored(accessibilityStore);
  const language = useStored(languageStore);
  const set = (change: Partial<typeof kept>) => accessibilityStore.write({ ...kept, ...change });
  const size = percent(kept.fontSizeScaling);
  return (
    <Dialog title={text.title} description={text.why} closeName={words.close} onClose={onClose}>
      <div className="grid grid-cols-1 divide-y divide-line">
        <Switch
          label={text.contrast}
          hint={text.contrastHint}
          on={kept.highContrast}
          onChange={(on) => set({ highContrast: on })}
        />
        <Switch
          label={text.motion}
          hint={text.motionHint}
          on={kept.reduceMotion}
          onChange={(on) => set({ reduceMotion: on })}
        />
        <Switch
          label={text.larger}
          hint={text.largerHint}
          on={kept.largerText}
          onChange={(on) => set({ largerText: on })}
        />
        <Slider
          label={text.size}
          text={`${size}%`}
          words={{ less: text.smaller, more: text.bigger }}
          value={size}
          least={percent(SCALE.least)}
          most={percent(SCALE.most)}
          step={percent(SCALE.step)}
          stride={percent(SCALE.stride)}
          onChange={(value) => set({ fontSizeScaling: value / 100 })}
        />
      </div>
      <Field label={text.language} hint={text.languageHint}>
        {(control) => (
          <LabelledSelect
            {...control}
            options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
            value={language}
            onChange={(event) => languageStore.write(event.target.value === 'cy' ? 'cy' : 'en')}
          />
        )}
      </Field>
      <p className="rounded-control bg-sunk px-4 py-3">{text.sample}</p>
      <DialogActions>
        <Button look="quiet" onClick={accessibilityStore.remove}>
          {text.reset}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
