/** What a screen reader finds on the main screens: roles, names and states in reading order. */
import { expect, type Page, test } from '@playwright/test';

const main = (page: Page) => page.getByRole('main');

test('home is heard in order: what to do, the car, three ways to tell, the words, the way on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Add Car Details' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pick a warning lamp' })).toBeVisible();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Car Diagnostics"
      - navigation "Main":
        - list:
          - listitem:
            - link "Diagnose"
          - listitem:
            - link "History"
          - listitem:
            - link "My Cars"
          - listitem:
            - link "Community"
          - listitem:
            - link "Tutorials"
      - link "Profile"
  `);
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "What’s wrong with your car?" [level=1]
      - region "Your car":
        - paragraph: Please add your car information to get started
        - button "Add Car Details"
      - tablist "How would you like to tell us?":
        - tab "Text" [selected]
        - tab "Audio"
        - tab "Visual"
      - tabpanel "Text":
        - text: Describe the symptoms your car is experiencing
        - textbox "Describe the symptoms your car is experiencing"
        - button "Pick a warning lamp"
        - group "When did you first notice it?":
          - button "Today"
          - button "This week"
          - button "This month"
        - button "Diagnose Issue"
      - region "Recent Diagnostics":
        - heading "Recent Diagnostics" [level=2]
        - link "View all"
      - navigation "About this app"
      - link "Ask the AI Assistant"
  `);
});

test('an answer is heard in the order that helps: may I drive, what is it, the question, what next', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Describe the symptoms your car is experiencing').fill('It squeals when I brake');
  await page.getByRole('button', { name: 'Diagnose Issue' }).click();
  await expect(page.getByText('Based on your description')).toBeVisible();
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Your diagnosis" [level=1]
      - status: /Most likely. .*, about \\d in 10\\..*|Not sure yet.*/
      - button "Back"
      - region:
        - heading [level=2]
      - region "Based on your description":
        - blockquote: It squeals when I brake
      - tablist "Result":
        - tab "Diagnosis" [selected]
        - tab "Parts Search"
      - tabpanel "Diagnosis":
        - list:
          - listitem:
            - region:
              - heading [level=3]
              - img /Chance. about \\d in 10/
              - button /More Details about/
  `);
  await expect(page.getByRole('region', { name: 'Settle it' })).toMatchAriaSnapshot(`
    - region "Settle it":
      - heading "Settle it" [level=2]
      - group:
        - button "Yes"
        - button "No"
        - button "Don’t know"
  `);
  await expect(page.getByRole('region', { name: 'What next?' })).toMatchAriaSnapshot(`
    - region "What next?":
      - heading "What next?" [level=2]
      - link "Find Mechanics Near Me"
      - button "Save Results"
      - list:
        - listitem:
          - link /For the mechanic/
        - listitem:
          - link /Check a Garage’s Quote/
        - listitem:
          - button "Ask the community about this"
        - listitem:
          - link "Questions about this fault"
  `);
});

test('the car dialog says what it is for and what is missing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Car Details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Car' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Car Details' });
  await expect(dialog.getByLabel('Make')).toHaveAccessibleDescription('Make is required');
  await expect(dialog.getByLabel('Make')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Add Car Details":
      - heading "Add Car Details" [level=2]
      - button "Close"
      - combobox "Make"
      - combobox "Model" [disabled]
      - combobox "Year"
      - combobox "Engine"
      - button "Cancel"
      - button "Add Car"
  `);
});

test('the tabs for sound and photo are heard with their names', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Audio' }).click();
  await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot(`
    - tabpanel "Audio":
      - region "Recording Tips":
        - heading "Recording Tips" [level=2]
      - group "Where does it come from?":
        - button "Engine" [pressed]
        - button "Transmission"
        - button "Brakes"
        - button "Suspension"
      - button "Start Recording"
  `);
  await page.getByRole('tab', { name: 'Visual' }).click();
  await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot(`
    - tabpanel "Visual":
      - button /Drop a photo here, or tap to choose one/
      - combobox "Where was it taken?"
      - textbox "Describe what we should look at"
      - button "Analyse Image"
  `);
});

test('the assistant is a log that is read out as it grows', async ({ page }) => {
  await page.goto('/ai-chat');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "AI Assistant" [level=1]
      - log "Conversation"
      - button "Upload an image"
      - button "Record audio"
      - textbox "Ask me anything..."
      - button "Send" [disabled]
  `);
});

test('history, cars, profile and sign-in say first what they are', async ({ page }) => {
  for (const [path, title] of [
    ['/history', 'History'],
    ['/cars', 'My Cars'],
    ['/profile', 'Profile'],
    ['/auth', 'Sign in to your account'],
    ['/community', 'Community'],
    ['/tutorials', 'Tutorials'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(/ – Car Diagnostics$/);
  }
});
