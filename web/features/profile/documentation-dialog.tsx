/** "Car Diagnostics Documentation". */

import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { DOCUMENTATION } from './documentation-text.ts';
import { words } from './words.ts';

export function DocumentationDialog({ onClose }: { onClose: () => void }) {
  const { title, lead, chapters } = DOCUMENTATION;
  return (
    <Dialog title={title} description={lead} closeName={words.close} onClose={onClose}>
      {chapters.map((chapter) => (
        <section key={chapter.title} className="grid grid-cols-1 gap-2">
          <h3 className="font-bold">{chapter.title}</h3>
          <ul className="grid grid-cols-1 list-disc gap-1.5 pl-5 marker:text-brand-ink">
            {chapter.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <DialogActions>
        <Button look="secondary" onClick={onClose} className="col-span-2">
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
