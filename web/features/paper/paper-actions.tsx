/** Print it, keep it as a PDF, send it as text. */
import { useState } from 'react';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { shareText } from './share.ts';
import { summaryText } from './summary.ts';
import type { Visit } from './visit.ts';
import { words } from './words.ts';

const failed = (title: string) => (error: unknown) =>
  toast({ title, description: error instanceof Error ? error.message : undefined, variant: 'destructive' });

export function PaperActions({ visit }: { visit: Visit }) {
  const [preparing, setPreparing] = useState(false);

  const savePdf = async () => {
    setPreparing(true);
    try {
      const { paperPdf } = await import('./paper-pdf.ts');
      saveFile(words.fileName, new Blob([paperPdf(visit)], { type: 'application/pdf' }));
    } catch (error) {
      failed(words.pdfFailed)(error);
    }
    setPreparing(false);
  };

  const share = () =>
    shareText(words.title, summaryText(visit)).then((how) => {
      if (how === 'copied') toast(words.copied);
    }, failed(words.shareFailed));

  return (
    <div className="grid gap-3 tablet:grid-cols-3 print:hidden">
      <Button icon="print" onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button look="secondary" icon="download" pending={preparing} onClick={() => void savePdf()}>
        {preparing ? words.preparing : words.pdf}
      </Button>
      <Button look="secondary" icon="share" onClick={() => void share()}>
        {words.share}
      </Button>
    </div>
  );
}
