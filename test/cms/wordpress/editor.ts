/** An author at WordPress's block editor: what is typed and clicked. */
import type { Browser, ElementHandle, Frame, Page } from 'puppeteer-core';

/** What WordPress says of the post in its editor. */
interface Post {
  getCurrentPostId(): number;
  getCurrentPost(): { status?: string };
  getEditedPostContent(): string;
  isSavingPost(): boolean;
}

interface Editor {
  wp: { data: { select(store: 'core/editor'): Post } };
}

export class Author {
  readonly #page: Page;
  readonly #url: string;

  private constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
  }

  get page(): Page {
    return this.#page;
  }

  /** Logs in; the password is the name. */
  static async login(browser: Browser, url: string, name: string): Promise<Author> {
    const page = await (await browser.createBrowserContext()).newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${url}/wp-login.php`);
    // not typed: a script of the page moves the focus while somebody types
    const logIn = page.$eval(
      '#loginform',
      (form, value) => {
        for (const field of ['log', 'pwd'])
          form.querySelector<HTMLInputElement>(`[name=${field}]`)!.value = value;
        form.querySelector<HTMLElement>('#wp-submit')!.click();
      },
      name,
    );
    await Promise.all([page.waitForNavigation(), logIn]);
    await page.waitForSelector('#wpadminbar');
    return new Author(page, url);
  }

  /** Uploads a plugin and activates it, by the buttons for it. */
  async addPlugin(zip: string): Promise<void> {
    await this.#open('plugin-install.php?tab=upload');
    const input = (await this.#page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(zip);
    await this.#next('#install-plugin-submit');
    await this.#next('a[href*="action=activate"]');
  }

  /** Opens a page of the administration, in front of all others: what is behind draws nothing. */
  async #open(path: string): Promise<void> {
    await this.#page.bringToFront();
    await this.#page.goto(`${this.#url}/wp-admin/${path}`);
  }

  async #next(selector: string): Promise<void> {
    await this.#page.waitForSelector(`${selector}:not(:disabled)`);
    await Promise.all([
      this.#page.waitForNavigation(),
      this.#page.$eval(selector, (it) => (it as HTMLElement).click()),
    ]);
  }

  /** The document that is written in: the page, or the frame that newer versions have. */
  async canvas(): Promise<Page | Frame> {
    const title = '.editor-post-title__input';
    await this.#page.waitForSelector(`${title}, iframe[name="editor-canvas"]`);
    const frame = await this.#page.$('iframe[name="editor-canvas"]');
    const canvas = frame ? await frame.contentFrame() : this.#page;
    await canvas.waitForSelector(title);
    return canvas;
  }

  /** A new post with a title, and the cursor in its first paragraph. */
  async begin(title: string): Promise<void> {
    await this.#open('post-new.php');
    const canvas = await this.canvas();
    await canvas.click('.editor-post-title__input');
    await this.#page.keyboard.type(title);
    await this.#page.keyboard.press('Enter');
    await canvas.waitForSelector('[data-type="core/paragraph"]');
  }

  /** Writes at the cursor. */
  write(text: string): Promise<void> {
    return this.#page.keyboard.sendCharacter(text);
  }

  /** Puts a block where the cursor is, as `/` and its name do. */
  async insert(name: string, type: string): Promise<void> {
    await this.#page.keyboard.type(`/${name}`);
    await this.#page.locator(`::-p-aria([name="${name}"][role="option"])`).click();
    await (await this.canvas()).waitForSelector(`[data-type="${type}"]`);
  }

  /** A block of HTML with this in it. */
  async html(text: string): Promise<void> {
    await this.insert('Custom HTML', 'core/html');
    await (await this.canvas()).locator('[data-type="core/html"] textarea').click();
    await this.write(text);
  }

  /** Types into the field with this label, beside the post. */
  async fill(label: string, text: string): Promise<void> {
    await this.#page.locator(`label::-p-text(${label})`).click();
    await this.write(text);
  }

  /** Publishes the post, or hands it in for review. @returns the post's number */
  async publish(): Promise<number> {
    await this.#page.locator('.editor-post-publish-panel__toggle').click();
    await this.#page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
    await this.#page.waitForFunction(() => {
      const post = (globalThis as unknown as Editor).wp.data.select('core/editor');
      return !post.isSavingPost() && /^(publish|pending)$/.test(post.getCurrentPost().status ?? '');
    });
    return this.#page.evaluate(() =>
      (globalThis as unknown as Editor).wp.data.select('core/editor').getCurrentPostId(),
    );
  }

  /** What WordPress kept of the post, after a reload of the editor. */
  async kept(id: number): Promise<string> {
    await this.#open(`post.php?post=${id}&action=edit`);
    await this.canvas();
    return this.#page.evaluate(() =>
      (globalThis as unknown as Editor).wp.data.select('core/editor').getEditedPostContent(),
    );
  }
}
